import type { Measure } from '../definitions.js';

/** Jobs that were not cancelled, as on the dashboard. A condition on the status overrides this. */
export const jobs: Measure = {
  name: 'jobs',
  words: {
    en: 'job|a job|appointment|appt|appts|apt|booking|bookings|booked|cars|car|vehicles|vehicle|details|ticket|tickets|orders|work|schedule|scheduled|calendar|agenda|lined up|line up|on the books|the books|on the schedule|on the calendar|coming up|day look like|day looking like|day looks like|slots|stop|stops|busy|busiest|slow|slowest|slower|busier|popular|most booked|filling up|fill up|filled up|volume',
    es: 'trabajo|trabajos|cita|citas|le toca cita|les toca cita|turno|turnos|reserva|reservas|reservado|agenda|agendado|agendados|agendadas|calendario|carro|carros|coche|coches|auto|autos|vehiculo|vehiculos|servicios hechos|ocupado|ocupada|ocupados|flojo|floja|lleno|llena|movido|movida|tranquilo',
  },
  title: { en: 'jobs', es: 'trabajos' },
  unit: 'count',
  rows: 'jobs',
  sql: 'count(*)::integer',
  counts: 'booked',
  needs: ['appointments:read'],
  looks: 'both',
  kept: {
    booked: 'coalesce(sum(d.booked), 0)::integer',
    completed: 'coalesce(sum(d.completed), 0)::integer',
    cancelled: 'coalesce(sum(d.cancelled), 0)::integer',
  },
};
