import type { Plan } from '../../plan/plan.js';
import { hasDays, isNamed, isThing } from '../plan-of/asked.js';
import { saysAll } from './carried.js';
import { addsTo, asksHowItGoes } from './follow-up.js';
import { measureOf } from '../plan-of/measure-of.js';
import { Parts } from '../pieces/parts.js';
import { planOf } from '../plan-of/index.js';

/** Whether a question says itself what it asks, and of whom or of which days: then nothing is left to what was said before. */
export const standsAlone = (parts: Parts, { filters }: Plan): boolean =>
  isNamed(parts) ||
  saysAll(parts) ||
  (measureOf(parts)?.isNamed === true && (hasDays(parts) || filters.length > 0));

/** 'Interior details in September', and nothing else: whose they are is left open. */
const isThingAndDays = (parts: Parts) =>
  parts.spans.some(isThing) &&
  parts.periods().length > 0 &&
  parts.spans.every((span) => isThing(span) || span.period !== undefined);

/** 'October by service' of a list of rows: a list is not split. */
const isSplitOfOwn = (parts: Parts, before: Plan, today: string): boolean =>
  before.want === 'list' &&
  parts.periods().length > 0 &&
  parts.groups().length > 0 &&
  planOf(new Parts(parts.spans), today)?.group !== undefined;

/** It may look like more of the answer before, and asks something else: also of the business, after one customer. */
export const isOfItsOwn = (text: string, parts: Parts, before: Plan, today: string): boolean =>
  isSplitOfOwn(parts, before, today) ||
  (before.filters.some(({ name, not }) => name === 'customer' && !not) &&
    (asksHowItGoes(text) || (isThingAndDays(parts) && !addsTo(text))));
