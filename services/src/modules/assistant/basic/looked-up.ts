import type { Workbench } from '../actions/action.js';
import { priceFor } from '../actions/price/index.js';
import { requestOf } from '../actions/request.js';
import { ONE_OF_TWO, type Knowledge, type Nearest } from '../knowledge/knowledge.js';
import { normalized } from '../language/normalize/normalize.js';
import type { Understanding } from '../language/understanding.js';
import { PERHAPS, toldAs } from './advice.js';
import type { Answer } from '../answers/answer.js';
import { inEnglish } from './typed.js';

/** What is written about it, in whichever language it is asked. */
export function nearestTo(text: string, knowledge: Knowledge): Nearest {
  const asked = inEnglish(text);
  const near = knowledge.nearest(asked);
  // A Spanish word for which there is no English one may be what is asked about: what is near without it is only named.
  const isOther = asked !== text && near.lacks.length > 0 && !near.isSure;
  return isOther ? { ...near, confidence: Math.min(near.confidence, NAMED) } : near;
}
const NAMED = ONE_OF_TWO - 0.01;

/** Prices, and what is written where that is sure; beside a price also what is only likely. */
export async function adviceOf(
  text: string,
  desk: Workbench,
  knowledge: Knowledge,
  { entries, isSure, confidence }: Nearest,
): Promise<Answer | undefined> {
  const own = await priceFor(requestOf(text, desk.today, desk.vocabulary), desk);
  const isSaid = isSure || (own !== undefined && confidence >= PERHAPS);
  const said = { entries: isSaid ? entries : [], confidence };
  return toldAs(own, said, knowledge, normalized(text).language);
}

/** Every word of it has its place. */
export const isWhole = ({ unknown, unused }: Pick<Understanding, 'unknown' | 'unused'>) =>
  unknown.length === 0 && unused.length === 0;
