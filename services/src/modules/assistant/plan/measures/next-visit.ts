import { isStillToCome } from '../../../scheduling/index.js';
import type { Measure } from '../definitions.js';
import { NOW } from '../definitions.js';

/** Day of the next job that is neither over nor cancelled. */
export const nextVisit: Measure = {
  name: 'next_visit',
  words: {
    en: 'next visit|next appointment|next appt|next job|next time|next booking|coming back|coming in next|back in|next up|up next|what is next|next one|whos next|on deck|who is on deck|whats on deck|who is next|next customer|next client|next car|due in|scheduled next|when is my next|when do i see',
    es: 'proxima visita|proxima cita|proximo trabajo|proximo turno|siguiente|siguiente cita|proxima vez|vuelve|viene|viene despues|quien sigue|proximo cliente|proxima reserva',
  },
  title: { en: 'next appointment', es: 'próxima cita' },
  unit: 'day',
  rows: 'jobs',
  sql: `to_char(min(a.starts_at) at time zone $2, 'YYYY-MM-DD')`,
  // Number of jobs: 1 if there is one. Without another aggregate, PostgreSQL reads the end of the index.
  count: 'num_nonnulls(min(a.starts_at))',
  where: isStillToCome('a', NOW),
  needs: ['appointments:read'],
  looks: 'ahead',
};
