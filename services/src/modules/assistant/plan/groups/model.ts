import { escapeMarkdown } from '../../words/text.js';
import type { Group } from '../definitions.js';

/** Vehicle without its year and the part behind a comma: '2013 Toyota Camry' is 'Toyota Camry'. */
export const model: Group = {
  name: 'model',
  words: {
    en: 'model|models|which car model|what car model|which car models|what car models|by model|per model|each model|which model|what model|which models|what models|model of car|models of cars|car model|car models|vehicle model|vehicle models|most common model|most popular model',
    es: 'modelo|modelos|por modelo|cada modelo|que modelo|cual modelo|que modelos|modelo de carro|modelos de carros|modelo de auto',
  },
  title: { en: 'by model', es: 'por modelo' },
  rows: ['jobs', 'customers'],
  reads: ['c'],
  sql: () => 'v.key',
  ofVehicle: `nullif(btrim(regexp_replace(v.vehicle, '^[^[:alnum:]]*[0-9]{4}[^[:alnum:]]+|,.*$', '', 'g')), '')`,
  said: (key) => escapeMarkdown(key),
};
