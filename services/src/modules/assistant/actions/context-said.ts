import { goesOn } from '../language/turns/follow-up.js';
import type { Span } from '../language/pieces/spans.js';
import { saidDay } from '../plan/say/day.js';
import { lastPlanOf } from './action.js';
import { followFreeTime } from './free-time/next.js';
import { readFreeTime } from './free-time/read.js';
import type { Plan } from '../plan/plan.js';
import type { When } from './when/index.js';
import { meaningsOf, type Request } from './request.js';

/** How far back what was said may still be meant. */
export const MOST_BACK = 4;

/** What was said of days, and of a service, in the words in which it was. */
interface Said {
  days?: string;
  service?: string;
  /** All of it asked what is free. */
  isOfFree: boolean;
  /** The days that were said further back are others. */
  isOver?: true;
}

const isPart = ({ tags }: Span) =>
  tags.some((tag) => tag.kind === 'value' && tag.filter === 'time_of_day');

export async function saidIn(request: Request): Promise<Omit<Said, 'isOfFree'>> {
  const spans = await meaningsOf(request, request.tokens);
  const isOver = ({ period }: Span) =>
    (period?.resolve({ today: request.today, looks: 'ahead' }).to ?? request.today) < request.today;
  const days = spans.filter((span) => (span.period !== undefined && !isOver(span)) || isPart(span));
  const service = spans.find(({ name }) => name?.kind === 'service');
  return {
    ...(days.some(({ period }) => period) && { days: days.map(({ raw }) => raw).join(' ') }),
    ...(service && { service: service.raw }),
  };
}

/** What the last questions say, the last one first. */
export async function saidBefore(before: readonly Request[]): Promise<Said> {
  let said: Said = { isOfFree: false };
  for (const request of before.slice(-MOST_BACK).reverse()) {
    const isOfFree = (await readFreeTime(request)) !== undefined;
    // Behind what was free only its service is meant, where that says none.
    const { days, ...service } = await saidIn(request);
    const isOver = said.isOver === true;
    said = {
      ...(isOver || days === undefined ? {} : { days }),
      ...service,
      ...said,
      isOfFree: said.isOfFree || isOfFree,
      ...((isOfFree || !goesOn(request.text)) && { isOver: true as const }),
    };
    const isEnd = !isOfFree && !goesOn(request.text);
    if (said.isOver && (said.service !== undefined || isEnd)) return said;
  }
  return said;
}

/** A day, and the part of it, as words say it. */
function daysOf({ from, to, after, before }: When = {}, today = ''): string | undefined {
  if (from === undefined || from !== to || from < today) return undefined;
  const part =
    before === '12:00' && after === undefined ? ' morning' : after === '12:00' ? ' afternoon' : '';
  return `${saidDay(from, 'en')}${part}`;
}

/** What was asked before, and the plan of the answer, where that was of the records. */
export interface Before {
  requests: readonly Request[];
  meant?: Plan;
}

/** The days that were looked at last; what followed up may have said others. */
export async function daysBefore({ requests, meant }: Before) {
  const said = await saidBefore(requests);
  const free = await lastPlanOf({ read: readFreeTime, follow: followFreeTime }, requests);
  const today = requests.at(-1)?.today;
  return {
    ...said,
    days: daysOf(meant?.period, today) ?? daysOf(free?.when) ?? said.days,
    isOfFree: said.isOfFree || free !== undefined,
    time: free?.when.time,
  };
}
