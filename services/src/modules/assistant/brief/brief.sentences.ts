import { permissionsOf } from '../../../platform/auth-guard/permissions.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { minutesOf } from '../../../platform/time/clock-time.js';
import { addDays } from '../../../platform/time/zone.js';
import type { AppointmentStatus } from '../../scheduling/index.js';
import type { BriefRow, BriefSentence } from '../dto/brief.dto.js';
import type { Job } from '../tools/list-appointments.js';
import { PAGES } from '../plan/pages.js';
import { counted } from '../tools/tool.js';
import type { Toolbox } from '../tools/toolbox.js';

const SOON_DAYS = 7;
const LATELY_DAYS = 14;
const MANY = 50;
const NOT_CONFIRMED: AppointmentStatus[] = ['pending', 'scheduled'];
const NOT_CLOSED: AppointmentStatus[] = ['pending', 'scheduled', 'confirmed', 'in-progress'];

/** A sentence, with details about customers that the model must not see. */
export interface Told extends BriefSentence {
  details?: string;
}
type Sentence = Told | undefined;

/** Link to the list of appointments from the first to the last day. */
const appointmentsOf = (from: string, to = from, tab?: 'past') => {
  const query = new URLSearchParams({ ...(tab && { tab }), from, to });
  return { ...PAGES.appointments, url: `${PAGES.appointments.url}?${query.toString()}` };
};

const rowOf = (row: Pick<BriefRow, 'task' | 'count' | 'url'> & Partial<BriefRow>): BriefRow => ({
  hasMore: false,
  date: null,
  startTime: null,
  endTime: null,
  ...row,
});

/** Sentence about today's jobs. Its text quotes no customer, so a model may read it without a fence. */
export async function jobsOfToday(
  who: Principal,
  tools: Toolbox,
  today: string,
): Promise<Sentence> {
  const { data } = await tools.call(who, tools.listAppointments, { when: 'today' });
  const [first] = data.jobs;
  const jobs = data.count.replace('appointment', 'job');
  const worth = permissionsOf(who).includes('revenue:read') ? ` worth ${data.worth}` : '';
  const proof = appointmentsOf(today);
  if (!first) return { text: 'Nothing is booked today.', proof, row: null };
  const text = `${jobs} today${worth}, the first at ${first.time}.`;
  return { text, details: detailsOf(first, data.jobs), proof, row: null };
}

/** Customer, vehicle and place of a job. The crew is named if the day has several. */
function detailsOf(job: Job, ofDay: readonly Job[]): string {
  const isOfSeveral = ofDay.some(({ crew }) => crew !== job.crew);
  const where = job.place === '' ? 'at the shop' : `at ${job.place}`;
  const parts = [`${job.service} for ${job.customer}`, job.vehicle, where];
  return [...parts, isOfSeveral && `by ${job.crew}`].filter(Boolean).join(', ');
}

export async function nextGap(who: Principal, tools: Toolbox, today: string): Promise<Sentence> {
  const { data } = await tools.call(who, tools.findFreeTime, {});
  const [gap] = data.free;
  if (!gap) return undefined;
  const day =
    gap.date === today ? 'today' : gap.date === addDays(today, 1) ? 'tomorrow' : `on ${gap.day}`;
  const whose = data.crews > 1 ? ` (${gap.crew})` : '';
  return {
    text: `Your next free time is ${day} from ${gap.from} to ${gap.to}${whose}.`,
    proof: appointmentsOf(gap.date),
    row: rowOf({
      task: 'book',
      count: minutesOf(gap.end) - minutesOf(gap.start),
      date: gap.date,
      startTime: gap.start,
      endTime: gap.end,
      url: `/appointments/new?date=${gap.date}&time=${gap.start}`,
    }),
  };
}

/**
 * Past jobs that are still open, so that they count as no revenue. If there are none, upcoming jobs that are not
 * confirmed.
 */
export async function openWork(who: Principal, tools: Toolbox, today: string): Promise<Sentence> {
  const listed = async (from: string, to: string, statuses: AppointmentStatus[]) => {
    const { data } = await tools.call(who, tools.listAppointments, { from, to });
    return statuses.reduce((sum, status) => sum + (data.byStatus[status] ?? 0), 0);
  };
  const lately = [addDays(today, -LATELY_DAYS), addDays(today, -1)] as const;
  const closing = await listed(...lately, NOT_CLOSED);
  if (closing > 0) {
    const text = `${counted(closing, 'earlier job')} of the last two weeks ${closing === 1 ? 'is' : 'are'} not marked as completed, so the money doesn't count yet.`;
    const proof = appointmentsOf(...lately, 'past');
    return { text, proof, row: rowOf({ task: 'close', count: closing, url: proof.url }) };
  }
  const soon = [addDays(today, 1), addDays(today, SOON_DAYS)] as const;
  const waiting = await listed(...soon, NOT_CONFIRMED);
  if (waiting === 0) return undefined;
  const text = `${counted(waiting, 'job')} in the next 7 days ${waiting === 1 ? "isn't" : "aren't"} confirmed.`;
  const proof = appointmentsOf(...soon);
  return { text, proof, row: rowOf({ task: 'confirm', count: waiting, url: proof.url }) };
}

export async function whoIsDue(who: Principal, tools: Toolbox): Promise<Sentence> {
  const { data } = await tools.call(who, tools.customersDue, { limit: MANY });
  const { counted: length, hasMore } = data;
  const proof = { ...PAGES.contacts, url: `${PAGES.contacts.url}?visits=due` };
  if (length === 0) return { text: "Nobody's due for a visit right now.", proof, row: null };
  const many = hasMore ? `${length}+ customers` : counted(length, 'customer');
  const text = `${many} ${length === 1 ? 'is' : 'are'} due and not booked.`;
  return { text, proof, row: rowOf({ task: 'invite', count: length, hasMore, url: proof.url }) };
}

export async function whatChanged(who: Principal, tools: Toolbox): Promise<Sentence> {
  const { data } = await tools.call(who, tools.revenueSummary, { when: 'this_month' });
  const { total, jobs, previous } = data;
  const alone =
    jobs === 0
      ? 'Nothing is finished yet this month.'
      : `${total} this month so far, from ${counted(jobs, 'finished job')}.`;
  const text =
    previous.total === '$0'
      ? alone
      : `${total} this month, ${previous.total} by this day last month.`;
  const proof = { ...PAGES.revenue, url: `${PAGES.revenue.url}?period=month` };
  return { text, proof, row: null };
}
