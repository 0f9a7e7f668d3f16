import { CREW_OF_JOB } from '../crews.sql.js';
import type { FilterKind } from '../definitions.js';
import { saysClosed, type Closed } from './closed.js';

const VALUES: readonly Closed[] = [
  {
    value: 'none',
    words: {
      en: 'unassigned|not assigned|not assigned yet|not assigned to anyone|not assigned to anybody|not assigned to a van|not assigned to a crew|nobody assigned|no one assigned|with nobody assigned|with no one assigned|without anyone assigned|without anybody assigned|with no van|with no crew|with no bay|with no van assigned|with no crew assigned|no van assigned|no crew assigned|no van yet|no crew yet|without a van|without a crew|without a bay|without van|without crew',
      es: 'sin asignar|sin van|sin equipo|sin bahia|sin nadie asignado',
    },
    said: { en: 'with nobody assigned', es: 'sin nadie asignado' },
    saidNot: { en: 'with somebody assigned', es: 'con alguien asignado' },
  },
];

/** Jobs without a crew. */
export const unassigned: FilterKind = {
  name: 'unassigned',
  values: VALUES,
  rows: ['jobs', 'customers'],
  of: 'job',
  needs: ['appointments:read'],
  sql: () => `not exists (select ${CREW_OF_JOB})`,
  said: saysClosed(VALUES),
};
