import { actualHours, hasActualHours, plannedHours } from '../../../scheduling/index.js';
import type { Measure } from '../definitions.js';

/** Average length of a completed job. */
export const length: Measure = {
  name: 'length',
  words: {
    en: 'takes longest|takes the longest|take longest|take the longest|took longest|took the longest|takes the most time|take the most time|average time|avg time|typical time|average length|avg length|average duration|avg duration|average time per job|avg time per job|time per job|average job length|avg job length|average length of a job|job length|job duration|duration',
    es: 'duration|duracion|duracion promedio|tarda mas|tardan mas|lleva mas tiempo|toma mas tiempo|tiempo promedio por trabajo',
  },
  title: { en: 'average time a job took', es: 'tiempo promedio que tomó un trabajo' },
  unit: 'hours',
  rows: 'jobs',
  sql: `avg(${actualHours('a')})::float8`,
  where: hasActualHours('a'),
  planned: {
    title: { en: 'average planned length of a job', es: 'duración prevista promedio' },
    sql: `avg(${plannedHours('a')})::float8`,
  },
  counts: 'completed',
  needs: ['appointments:read'],
  looks: 'back',
  isMean: true,
};
