import type { Plan } from '../plan/plan.js';
import { hasDays, isNamed, isThing } from './asked.js';
import { saysAll } from './carried.js';
import { measureOf } from './measure-of.js';
import type { Parts } from './parts.js';

/** Whether a question says itself what it asks, and of whom or of which days: then nothing is left to what was said before. */
export const standsAlone = (parts: Parts, { filters }: Plan): boolean =>
  isNamed(parts) ||
  saysAll(parts) ||
  (measureOf(parts)?.isNamed === true && (hasDays(parts) || filters.length > 0));

/** 'Interior details in September', and nothing else: whose they are is left open. */
export const isThingAndDays = (parts: Parts) =>
  parts.spans.some(isThing) &&
  parts.periods().length > 0 &&
  parts.spans.every((span) => isThing(span) || span.period !== undefined);
