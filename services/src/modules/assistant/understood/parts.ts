import type { Permission } from '../../../platform/auth-guard/permissions.js';
import { missingOf } from '../plan/needs.js';
import { parsePlan } from '../plan/parse.js';
import { comparedDays, withPeriod } from '../plan/periods.js';
import type { Plan } from '../plan/plan.js';
import { ArgumentProblem } from '../plan/arguments.js';
import { comparePart } from './compare.part.js';
import { filterParts } from './filter.parts.js';
import { groupPart } from './group.part.js';
import { measurePart } from './measure.part.js';
import type { Context, Part } from './part.js';
import { periodPart } from './period.part.js';
import { rankPart } from './rank.part.js';

/** Whether a plan is valid and allowed with these permissions. */
export function canRun(given: Plan, today: string, permissions: readonly Permission[]): boolean {
  try {
    const plan = parsePlan(given);
    if (plan.compare !== undefined) comparedDays(withPeriod(plan, today).plan, today);
    return missingOf(plan, permissions) === undefined;
  } catch (error) {
    if (error instanceof ArgumentProblem) return false;
    throw error;
  }
}

/** Variants of a plan: as it is, and without its comparison. */
function waysTo(plan: Plan, before: Plan): Plan[] {
  const { compare, ...alone } = plan;
  return compare !== undefined && compare === before.compare ? [plan, alone] : [plan];
}

/** Parts of the understood question. Only alternatives that can be run are offered. */
export function partsOf(context: Context, permissions: readonly Permission[]): Part[] {
  const runs = (plan: Plan) => canRun(plan, context.today, permissions);
  const parts = [
    measurePart(context),
    periodPart(context),
    ...filterParts(context),
    groupPart(context),
    rankPart(context),
    comparePart(context),
  ];
  return parts.flatMap((part) => {
    if (!part) return [];
    const { removal, ...rest } = part;
    const choices = rest.choices.flatMap((choice) => {
      const plan = waysTo(choice.plan, context.plan).find(runs);
      return plan ? [{ ...choice, plan }] : [];
    });
    const isEmpty = rest.value === undefined && choices.length === 0;
    const isRemovable = removal && runs(removal.plan);
    return isEmpty ? [] : [{ ...rest, choices, ...(isRemovable && { removal }) }];
  });
}
