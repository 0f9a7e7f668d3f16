import { STATUS } from '../../../scheduling/index.js';
import { status as filter } from '../filters/status.js';
import type { Group } from '../definitions.js';

export const status: Group = {
  name: 'status',
  words: {
    en: 'status|by status|per status|each status|which status|breakdown by status|state',
    es: 'estado|por estado|cada estado|estatus|por estatus|situacion',
  },
  title: { en: 'by status', es: 'por estado' },
  rows: ['jobs'],
  sql: () => STATUS,
  said: (key, language) => filter.said([key], language, false),
};
