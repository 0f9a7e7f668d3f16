import { isTimeGroup } from '../../plan/groups/index.js';
import { WANTS_ROWS } from '../../plan/measures/index.js';
import type { Plan } from '../../plan/plan.js';
import { CALLED_OFF } from '../plan-of/asked.js';
import { countedLike, type Said } from './measure-after.js';
import type { Parts } from '../pieces/parts.js';
import { Sayings } from '../forms/sayings.js';
import { wordTokens } from './turn.js';

const asksForRow = (parts: Parts) =>
  parts.all('order').some(({ tag }) => tag.order === 'latest' || tag.order === 'earliest');

/** The last of what came to so much is one of its jobs. */
const isRowOf = (parts: Parts, before: Plan) =>
  asksForRow(parts) && !WANTS_ROWS.has(before.measure) && !before.group;

/** 'The last one', of those that were called off, is one of them. */
const LAST_ONE = new Sayings(['and|so|ok* the? last|latest|most_recent|first one']);
export const rowsOfOne = ({ parts, before }: Said, measure: string | undefined) =>
  isRowOf(parts, before)
    ? usualOf(parts, before)
    : CALLED_OFF.has(before.measure) && LAST_ONE.says(wordTokens(parts))
      ? before.measure
      : measure;

export const usualOf = (parts: Parts, before: Plan) =>
  isRowOf(parts, before) ? countedLike(before, 'jobs') : before.measure;

/** What the busiest day is worth is told of all of them: the one that is worth most may be another. */
export function ofAllRows({ own, before }: Said): Plan {
  const isOfFirst = before.limit === 1 && isTimeGroup(before.group) && own.order === undefined;
  if (!isOfFirst || own.measure === before.measure) return before;
  const { order: _order, limit: _limit, ...rest } = before;
  return rest;
}
