import type { Principal } from '../../../platform/tenancy/context.js';
import { addDays } from '../../../platform/time/zone.js';
import type { BriefSentence } from '../dto/brief.dto.js';
import { counted, PAGES } from '../tools/tool.js';
import type { Toolbox } from '../tools/toolbox.js';

const SOON_DAYS = 7;
const LATELY_DAYS = 14;
const MANY = 50;
const NOT_CONFIRMED = ['pending', 'scheduled'];
const NOT_CLOSED = ['pending', 'scheduled', 'confirmed', 'in-progress'];

type Sentence = BriefSentence | undefined;

/** The appointments from the first to the last day, as the list shows them. */
const appointmentsOf = (from: string, to = from, tab?: 'past') => {
  const query = new URLSearchParams({ ...(tab && { tab }), from, to });
  return { ...PAGES.appointments, url: `${PAGES.appointments.url}?${query.toString()}` };
};

/** No customer's words are in these: a model may read them without a fence. */
export async function jobsOfToday(
  who: Principal,
  tools: Toolbox,
  today: string,
): Promise<Sentence> {
  const { data } = await tools.call(who, tools.listAppointments, { when: 'today' });
  const [first] = data.jobs;
  const jobs = data.count.replace('appointment', 'job');
  const text = first
    ? `${jobs} today worth ${data.worth}, the first at ${first.time}.`
    : 'Nothing is booked today.';
  return { text, proof: appointmentsOf(today) };
}

export async function nextGap(who: Principal, tools: Toolbox, today: string): Promise<Sentence> {
  const { data } = await tools.call(who, tools.findFreeTime, {});
  const [gap] = data.free;
  if (!gap) return undefined;
  const day =
    gap.date === today ? 'today' : gap.date === addDays(today, 1) ? 'tomorrow' : `on ${gap.day}`;
  return {
    text: `Your next free time is ${day} from ${gap.from} to ${gap.to}.`,
    proof: appointmentsOf(gap.date),
  };
}

/** Work that is over and was never closed counts as no revenue; else what waits for a yes. */
export async function openWork(who: Principal, tools: Toolbox, today: string): Promise<Sentence> {
  const listed = async (from: string, to: string, statuses: string[]) => {
    const { data } = await tools.call(who, tools.listAppointments, { from, to });
    return data.jobs.filter(({ status }) => statuses.includes(status)).length;
  };
  const lately = [addDays(today, -LATELY_DAYS), addDays(today, -1)] as const;
  const closing = await listed(...lately, NOT_CLOSED);
  if (closing > 0) {
    const text = `${counted(closing, 'earlier job')} of the last two weeks ${closing === 1 ? 'is' : 'are'} not marked as completed, so the revenue does not count yet.`;
    return { text, proof: appointmentsOf(...lately, 'past') };
  }
  const soon = [addDays(today, 1), addDays(today, SOON_DAYS)] as const;
  const waiting = await listed(...soon, NOT_CONFIRMED);
  if (waiting === 0) return undefined;
  const verb = waiting === 1 ? 'is' : 'are';
  const text = `${counted(waiting, 'appointment')} of the next 7 days ${verb} not confirmed yet.`;
  return { text, proof: appointmentsOf(...soon) };
}

export async function whoIsDue(who: Principal, tools: Toolbox): Promise<Sentence> {
  const { data } = await tools.call(who, tools.customersDue, { limit: MANY });
  const { length } = data.customers;
  const many = length === 1 ? '1 customer' : `${data.count} customers`;
  const text =
    length === 0
      ? 'No customer is due for another visit right now.'
      : `${many} ${length === 1 ? 'is' : 'are'} due for another visit and ${length === 1 ? 'has' : 'have'} nothing booked.`;
  return { text, proof: { ...PAGES.contacts, url: `${PAGES.contacts.url}?sort=lastAppointment` } };
}

export async function whatChanged(who: Principal, tools: Toolbox): Promise<Sentence> {
  const { data } = await tools.call(who, tools.revenueSummary, { when: 'this_month' });
  const { total, jobs, previous, change } = data;
  const text =
    previous.total === '$0'
      ? `This month so far brought ${total} with ${counted(jobs, 'completed job')}.`
      : `This month so far brought ${total}, against ${previous.total} on the same days of last month (${change}).`;
  return { text, proof: { ...PAGES.revenue, url: `${PAGES.revenue.url}?period=year` } };
}
