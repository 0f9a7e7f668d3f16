import type { Toolbox } from '../tools/toolbox.js';
import { lines, type Answer, type Desk } from './answer.js';
import type { Intent } from './intent.js';
import { servicesIn } from './price.answers.js';

type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>;

const SHOWN_GAPS = 8;
/** What the tool takes. */
const SHORTEST = 15;
const LONGEST = 600;

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
