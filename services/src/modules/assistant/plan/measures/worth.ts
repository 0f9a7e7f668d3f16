import type { Measure } from '../definitions.js';

/** Total price of the booked jobs of a period. Without a period, of the upcoming ones. */
export const worth: Measure = {
  name: 'worth',
  words: {
    en: 'worth|value|booked worth|booked value|worth booked|in the pipeline|pipeline|money coming in|coming in|money on the books|money booked|booked revenue|expected|expected revenue|expecting|projected|forecast|going to make|gonna make|will i make|will we make|am i making|are we making|on track for|stand to make|looking at making|upcoming revenue|upcoming money',
    es: 'valor|vale|valen|valor reservado|por entrar|va a entrar|voy a ganar|vamos a ganar|voy a hacer|vamos a hacer|esperado|ingresos esperados|proyectado|pronostico|por cobrar|voy a facturar|vamos a facturar',
  },
  title: { en: 'worth of what is booked', es: 'valor de lo reservado' },
  unit: 'money',
  rows: 'jobs',
  sql: 'coalesce(sum(a.price_cents), 0)::float8',
  counts: 'booked',
  needs: ['revenue:read'],
  looks: 'ahead',
  kept: { booked: 'coalesce(sum(d.booked_cents), 0)::float8' },
};
