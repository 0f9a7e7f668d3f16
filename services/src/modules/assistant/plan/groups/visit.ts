import type { Group } from '../definitions.js';
import { everyOf } from '../../words/every-of.js';
import { IS_RETURN, visit as filter } from '../filters/visit.js';

const OLD = 'returning|regulars|repeats';
const AGAIN = 'repeat customers|existing customers|old customers|returning clients|repeat clients';
const OLD_ES =
  'recurrentes|clientes recurrentes|habituales|los recurrentes|clientes habituales|que regresan|que vuelven';

/** First visits, and visits of returning customers. */
export const visit: Group = {
  name: 'visit',
  words: {
    en: `${everyOf('new customers|first timers|new ones', 'and|or|vs|versus', `${OLD}|${AGAIN}`)}|${everyOf('new', 'and|or|vs|versus', AGAIN)}|new vs returning customers|new versus returning customers|new or returning customers|new and returning customers|new vs repeat customers|new vs returning|new versus returning|new or returning|new and returning|returning vs new|returning or new|new vs repeat|new or repeat|new versus repeat|new vs old|first time vs returning|new customers vs returning|new customers vs returning customers|by new and returning`,
    es: `${everyOf('|de|entre', 'clientes nuevos|nuevos|clientas nuevas', 'y|o|vs|contra|y de', OLD_ES)}|nuevos contra recurrentes|nuevos vs recurrentes|nuevos o recurrentes|nuevos y recurrentes`,
  },
  title: { en: 'by first and later visits', es: 'por primeras visitas y siguientes' },
  rows: ['jobs'],
  reads: ['s'],
  sql: () => `case when ${IS_RETURN} then 'returning' else 'first' end`,
  said: (key, language) => filter.said([key], language, false),
};
