import type { Measure } from '../definitions.js';

/** Total price of cancelled jobs. */
export const lost: Measure = {
  name: 'lost',
  words: {
    en: 'lost|lose|losing|lost to cancellations|lose to cancellations|lost from cancellations|lost on cancellations|losing to cancellations|cost me in cancellations|cancellations cost|cancellations cost me|lost revenue|lost money|lost income|missed out on|down the drain|they cost me|did they cost me|that cost|did that cost|did it cost|they cost|did they cost|did those cost|that cost me|did that cost me|did that cost us|did those cost me|did it cost me|did it cost us|cost us|cost me|cancelled worth|worth of cancellations|value of cancellations',
    es: 'perdi|perdio|se perdio|perdieron|perdimos|perdido|perdida|perdidas|deje de ganar|dejamos de ganar|costaron las cancelaciones|perdi por cancelaciones|perdimos por cancelaciones|perdido por cancelaciones|dinero perdido',
  },
  title: { en: 'lost to cancellations', es: 'perdido por cancelaciones' },
  unit: 'money',
  rows: 'jobs',
  sql: 'coalesce(sum(a.price_cents), 0)::float8',
  counts: 'cancelled',
  needs: ['revenue:read'],
  looks: 'both',
};
