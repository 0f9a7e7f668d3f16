import { asksAdvice } from '../language/messages/asks-advice.js';
import { asksContents } from '../language/messages/asks-contents.js';
import type { Plan } from '../plan/plan.js';
import { lastPlanOf } from './action.js';
import { followFreeTime } from './free-time/next.js';
import { readFreeTime } from './free-time/read.js';
import { readPrice } from './price/read.js';
import { followPrice } from './price/index.js';
import { meaningsOf, type Request } from './request.js';

/** What was looked up, and the jobs of it: of the service whose price was asked for, or of the days that were free. */
export async function spokenOf(before: readonly Request[]): Promise<{ plan?: Plan } | undefined> {
  const price = await lastPlanOf({ read: readPrice, follow: followPrice }, before);
  if (price) {
    const filters = [{ name: 'service', values: [...price.services] }];
    return price.services.length > 0 ? { plan: { want: 'value', measure: 'jobs', filters } } : {};
  }
  const free = await lastPlanOf({ read: readFreeTime, follow: followFreeTime }, before);
  const { from, to } = free?.when ?? {};
  if (!free || from === undefined || to === undefined) return free && {};
  return { plan: { want: 'list', measure: 'jobs', filters: [], period: { from, to } } };
}

/** 'How long does a ceramic coating last' is of no records, and 'how many did we do this year' is of ceramics then. */
export async function topicOf(before: readonly Request[]): Promise<Plan | undefined> {
  const last = before.at(-1);
  if (!last || !(asksAdvice(last.text) || asksContents(last.text))) return undefined;
  const spans = await meaningsOf(last, last.tokens);
  if (spans.some(({ period }) => period)) return undefined;
  const named = spans.flatMap(({ name }) => (name?.kind === 'service' ? [...name.names] : []));
  const filters = [{ name: 'service', values: named }];
  return named.length === 1 ? { want: 'value', measure: 'jobs', filters } : undefined;
}
