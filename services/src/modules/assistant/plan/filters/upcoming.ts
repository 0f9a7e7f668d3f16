import { DAY_BEFORE, isLong, isStillToCome } from '../../../scheduling/index.js';
import { NOW, type FilterKind } from '../definitions.js';
import { saysClosed, type Closed } from './closed.js';

const VALUES: readonly Closed[] = [
  {
    value: 'booked',
    words: {
      en: 'future appointment|future appointments|future job|future jobs|future visit|future visits|future booking|future bookings|a next appointment|a next visit|a next job|a next booking|booked|an upcoming appointment|an upcoming job|an upcoming visit|an upcoming booking|booked anything|scheduled anything|something booked|anything booked|has a booking|with a booking|with an appointment|has an appointment|coming back|booked again|rebooked|on the books|scheduled',
      es: 'con cita|tiene cita|tienen cita|con reserva|reservado|reservados|reservada|reservadas|agendado|agendados|agendada|agendadas|va a volver|van a volver|nada agendado|nada reservado|algo agendado|algo reservado',
    },
    said: { en: 'with a job to come', es: 'con una cita por venir' },
    saidNot: { en: 'with nothing booked', es: 'sin nada reservado' },
  },
];

const jobs = `select u.contact_id from appointments u where u.business_id = $1
  and ${isStillToCome('u', NOW)}`;

/** Customers with an upcoming job, or with `not` without one. */
export const upcoming: FilterKind = {
  name: 'upcoming',
  values: VALUES,
  rows: ['jobs', 'customers'],
  of: 'customer',
  reads: ['s'],
  sql: () => `s.contact_id in (${jobs} and u.starts_at > ${DAY_BEFORE}
    union all ${jobs} and u.starts_at <= ${DAY_BEFORE} and ${isLong('u')})`,
  said: saysClosed(VALUES),
};
