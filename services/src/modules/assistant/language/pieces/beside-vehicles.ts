import type { Plan } from '../../plan/plan.js';
import type { Token } from '../../words/tokens.js';
import type { Own } from './vocabulary.js';
import { wordSet } from '../../words/word-set.js';

/** After trucks and SUVs 'the vans' are customers', and none of the crews. */
const isOfVehicles = (before: Plan | undefined) =>
  before?.group === 'vehicle_kind' ||
  before?.filters.some(({ name }) => name === 'vehicle') === true;

const VANS = wordSet('van~');
const LEADS = wordSet('the|our|my|all|las|los');

/** 'The vans' says crews by itself. */
export const withoutCrews = (tokens: readonly Token[], before: Plan | undefined) =>
  isOfVehicles(before)
    ? tokens.filter(({ word }, at) => !(LEADS.has(word) && VANS.has(tokens[at + 1]?.word ?? '')))
    : tokens;

/** Nor is any van told by its kind then. */
export const besideVehicles = (own: Own, before: Plan | undefined): Own =>
  isOfVehicles(before) ? { ...own, crews: own.crews.map(({ kind: _kind, ...crew }) => crew) } : own;
