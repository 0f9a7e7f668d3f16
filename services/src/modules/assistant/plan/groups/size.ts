import { escapeMarkdown } from '../../words/text.js';
import type { Group } from '../definitions.js';
import { SIZE_OF_JOB } from '../sizes.sql.js';

const NONE = { en: 'no size', es: 'sin tamaño' };

/** Size of the vehicle by its record. */
export const size: Group = {
  name: 'size',
  words: {
    en: 'size|by size|per size|each size|vehicle size|by vehicle size|size of vehicle|which size|what size',
    es: 'tamano|por tamano|cada tamano|tamano de vehiculo|por tamano de vehiculo|que tamano',
  },
  title: { en: 'by size', es: 'por tamaño' },
  rows: ['jobs'],
  sql: () => `coalesce((select z.name ${SIZE_OF_JOB}), '')`,
  said: (key, language) => (key === '' ? NONE[language] : escapeMarkdown(key)),
};
