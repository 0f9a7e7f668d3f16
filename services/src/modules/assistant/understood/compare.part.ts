import type { Plan } from '../plan/plan.js';
import { saidStretch } from '../plan/say/stretch.js';
import { capitalized } from '../plan/say/scope.js';
import type { PartOf } from './part.js';

const LABEL = { en: 'Compared with', es: 'Comparado con' };
const ALONE = { en: 'Without comparing', es: 'Sin comparar' };

const NAMED = {
  before: { en: 'the days before', es: 'los días de antes' },
  year_before: { en: 'a year before', es: 'un año antes' },
} as const;

const alone = ({ compare: _compare, ...plan }: Plan): Plan => plan;

export const comparePart: PartOf = ({ plan, language }) => {
  const { compare } = plan;
  if (plan.want !== 'value') return undefined;
  const said =
    typeof compare === 'object'
      ? saidStretch(compare, compare.said, false)
      : NAMED[compare ?? 'before'];
  return {
    part: 'compare',
    label: LABEL[language],
    ...(compare !== undefined && {
      value: capitalized(said[language]),
      removal: { label: ALONE[language], plan: alone(plan) },
    }),
    choices: (['before', 'year_before'] as const)
      .filter((value) => value !== compare)
      .map((value) => ({
        value,
        label: capitalized(NAMED[value][language]),
        plan: { ...plan, compare: value },
      })),
  };
};
