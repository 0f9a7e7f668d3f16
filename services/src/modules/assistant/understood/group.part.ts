import { GROUPS } from '../plan/groups/index.js';
import type { Plan } from '../plan/plan.js';
import { groupOf } from '../plan/question.js';
import { capitalized } from '../plan/say/scope.js';
import type { PartOf } from './part.js';

const LABEL = { en: 'Split', es: 'Desglose' };
const WHOLE = { en: 'In one figure', es: 'En una sola cifra' };

/** The plan without its group. Order and limit applied to the groups, so they go too. */
function unsplit({ group: _group, order: _order, limit: _limit, ...plan }: Plan): Plan {
  return plan;
}

export const groupPart: PartOf = ({ plan, language }) => {
  if (plan.want !== 'value') return undefined;
  const now = plan.group === undefined ? undefined : groupOf(plan.group);
  return {
    part: 'group',
    label: LABEL[language],
    ...(now && {
      value: capitalized(now.title[language]),
      removal: { label: WHOLE[language], plan: unsplit(plan) },
    }),
    choices: GROUPS.filter(({ name }) => name !== plan.group).map(({ name, title }) => ({
      value: name,
      label: capitalized(title[language]),
      plan: { ...(now ? plan : unsplit(plan)), group: name },
    })),
  };
};
