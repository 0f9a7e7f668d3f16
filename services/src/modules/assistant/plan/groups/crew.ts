import { escapeMarkdown } from '../../words/text.js';
import { CREW_OF_JOB } from '../crews.sql.js';
import type { Group } from '../definitions.js';

/** Crew of the job. */
export const crew: Group = {
  name: 'crew',
  words: {
    en: 'crew|by crew|per crew|each crew|which crew|what crew|crews|by van|per van|each van|which van|what van|every van|by the vans|which of the vans|both vans|all the vans|the vans|my vans|our vans|by truck crew|which team|by team|per team|each team|busiest van|busiest crew|busiest bay|slowest van|slowest crew|best van|best crew|worst van|worst crew',
    es: 'equipo|por equipo|cada equipo|que equipo|cual equipo|por van|cada van|que van|cual van|las vans|mis vans|por camioneta de trabajo|cuadrilla|por cuadrilla|que cuadrilla',
  },
  title: { en: 'by crew', es: 'por equipo' },
  rows: ['jobs'],
  needs: ['appointments:read'],
  sql: () => `(select r.name ${CREW_OF_JOB} limit 1)`,
  said: (key) => escapeMarkdown(key),
};
