import type { Plan, Said } from '../plan/plan.js';
import type { PartOf } from './part.js';

const LABEL = { en: 'Shown', es: 'Se muestra' };
const ALL = { en: 'All of them', es: 'Todos' };

const ONE: Record<NonNullable<Plan['order']>, Said> = {
  most: { en: 'Only the most', es: 'Solo el mayor' },
  least: { en: 'Only the least', es: 'Solo el menor' },
  latest: { en: 'Only the latest', es: 'Solo el último' },
  earliest: { en: 'Only the first', es: 'Solo el primero' },
  name: { en: 'Only the first', es: 'Solo el primero' },
  grown: { en: 'Only what grew the most', es: 'Solo lo que más creció' },
  shrunk: { en: 'Only what fell the most', es: 'Solo lo que más bajó' },
};

const many = (count: number): Said => ({ en: `The first ${count}`, es: `Los primeros ${count}` });

/** Limit of the answer, and its end. */
export const rankPart: PartOf = ({ plan, language }) => {
  const { limit, ...all } = plan;
  if (limit === undefined) return undefined;
  const said = limit === 1 ? ONE[plan.order ?? 'most'] : many(limit);
  return {
    part: 'rank',
    label: LABEL[language],
    value: said[language],
    choices: [],
    removal: { label: ALL[language], plan: all },
  };
};
