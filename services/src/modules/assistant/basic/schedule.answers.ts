import { escapeMarkdown as plain } from '../text.js';
import { chosenSpan } from '../tools/span.js';
import type { Job, Jobs } from '../tools/list-appointments.js';
import type { Toolbox } from '../tools/toolbox.js';
import { lines, type Answer, type Desk } from './answer.js';
import type { Intent } from './intent.js';
import { servicesIn } from './price.answers.js';

type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>;

const SUGGESTIONS = ['When am I free this week?', 'Which customers are due for a visit?'];
const SHOWN_GAPS = 8;
/** What the tool takes. */
const SHORTEST = 15;
const LONGEST = 600;

export async function scheduleAnswer(
  desk: Desk,
  tools: Toolbox,
  { span, status }: IntentOf<'schedule'>,
): Promise<Answer> {
  const { data, sources } = await desk.use(tools.listAppointments, { ...span, status });
  const { title } = chosenSpan(span, desk.today, 'today');
  return { text: jobsText(data, title, status), sources, suggestions: SUGGESTIONS };
}

export async function nextAnswer(
  desk: Desk,
  tools: Toolbox,
  { limit }: IntentOf<'next'>,
): Promise<Answer> {
  const { data, sources } = await desk.use(tools.nextAppointments, { limit });
  const [next] = data.jobs;
  const text =
    limit === 1 && next
      ? `Next is ${next.day}, ${lineOf(next, false)}`
      : jobsText(data, 'coming up', undefined);
  return { text, sources, suggestions: SUGGESTIONS };
}

function jobsText({ jobs, count, worth, notShown }: Jobs, title: string, status?: string): string {
  const kind = status ? ` (${status})` : '';
  if (jobs.length === 0) {
    const when = title === 'coming up' ? 'yet' : title;
    return status
      ? `No appointments ${when}${kind}.`
      : `Nothing is booked ${when}. [Schedule an appointment](/appointments/new)`;
  }
  const withDay = new Set(jobs.map(({ day }) => day)).size > 1 || title === 'coming up';
  const rows = jobs.map((job) => `- ${lineOf(job, withDay)}`);
  if (notShown > 0) rows.push(`- …and ${notShown} more in [Appointments](/appointments)`);
  return lines(`**${count} ${title}**${kind}, worth ${worth}:`, '', ...rows);
}

function lineOf({ day, time, service, customer, contactId, price, status }: Job, withDay: boolean) {
  const when = withDay ? `${day}, ${time}` : time;
  return `${when}: **${plain(service)}** for [${plain(customer)}](/contacts/${contactId}), ${price} (${status})`;
}

export async function freeAnswer(
  desk: Desk,
  tools: Toolbox,
  { span, minutes: asked }: IntentOf<'free'>,
  message: string,
): Promise<Answer> {
  const minutes = asked ?? (await minutesOf(desk, tools, message));
  const { data, sources } = await desk.use(tools.findFreeTime, { ...span, minutes });
  const suggestions = ['Which customers are due for a visit?', 'What is on today?'];
  const assumed = `I count ${data.assumed}.`;
  const long = data.minutes === 60 ? 'an hour' : `${data.minutes} minutes`;
  if (data.free.length === 0) {
    const text = `There is no gap of ${long} or longer ${data.title}. ${assumed}`;
    return { text, sources, suggestions };
  }
  const rows = data.free
    .slice(0, SHOWN_GAPS)
    .map(({ day, from, to }) => `- ${day}: **${from} to ${to}**`);
  const more = data.free.length - rows.length;
  if (more > 0) rows.push(`- …and ${more} more`);
  const head = `Free for ${long} or longer ${data.title}:`;
  return { text: lines(head, '', ...rows, '', assumed), sources, suggestions };
}

/** How long the service takes that the question names. */
async function minutesOf(desk: Desk, tools: Toolbox, message: string): Promise<number | undefined> {
  if (!/\b(detail|wash|wax|coating|correction|restoration)\b/i.test(message)) return undefined;
  const { data } = await desk.use(tools.listServices, {});
  const [service] = servicesIn(message, data.services);
  return service && Math.min(Math.max(service.minutes, SHORTEST), LONGEST);
}
