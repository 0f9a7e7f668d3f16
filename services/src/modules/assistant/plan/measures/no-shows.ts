import type { Measure } from '../definitions.js';

/** Number of no-shows, which are cancelled jobs too. */
export const noShows: Measure = {
  name: 'no_shows',
  words: {
    en: 'no show|no shows|noshow|noshows|no showed|noshowed|didnt show|did not show|didnt show up|did not show up|never showed|never showed up|not show up|not show|stood me up|stood us up|not showing up|not showing|no showing|blew us off|blew me off|ditched us|ditched me',
    es: 'no llego|no llegaron|no se presento|no se presentaron|no aparecio|no aparecieron|planton|plantones|dejaron plantado|dejaron plantados',
  },
  title: { en: 'no-shows', es: 'citas a las que nadie llegó' },
  unit: 'count',
  rows: 'jobs',
  sql: 'count(*)::integer',
  counts: 'cancelled',
  where: 'a.no_show',
  needs: ['appointments:read'],
  looks: 'back',
};
