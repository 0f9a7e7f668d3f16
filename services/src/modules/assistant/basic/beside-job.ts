import { understand } from '../language/understand.js';
import { everyOf } from '../words/every-of.js';
import { AFTER_THAT, BEFORE_THAT } from '../language/turns/its-facts.js';
import { spelled } from '../language/normalize/spelled.js';
import { wordSet } from '../words/word-set.js';
import { folded } from '../words/tokens.js';
import { Phrases } from '../words/phrases.js';
import type { Workbench } from '../actions/action.js';
import type { Language, Plan } from '../plan/plan.js';
import type { ListedJob } from '../plan/lists.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { formatTime } from '../../../platform/time/zone.js';
import { lines, type Answer } from '../answers/answer.js';
import { planAnswer } from './from-records.js';
import { Sayings } from '../language/forms/sayings.js';

const ASKED = new Phrases(
  everyOf('and|so|ok|', 'who|whos|who is|what|whats|what is|which|when|quien|quienes|que|cual'),
);
const SAYS_NO_MORE = new Phrases(
  'is|are|come|comes|go|goes|do|does|i|we|have|has|got|job|car|customer|client|one|stop|appointment|next|up|on|scheduled|booked|coming|in|right|just|directly|immediately|the',
  'va|viene|sigue|tengo|hay|trabajo|cliente|justo',
);
const AFTER = new Phrases('after', 'despues de|despues del');
const BEFORE = new Phrases('before', 'antes de|antes del');
/** One job that is said by its time or its place among those of a day: 'the 10 am tomorrow'. */
const THE_ONE = new Sayings(
  ['the|my|our|la|el <which>'],
  { which: String.raw`(?:\d|first|last|next|primer|ultim)[^ ]*` },
  'start',
);

interface Beside {
  isAfter: boolean;
  /** Whose job it is beside, or which. */
  of: string;
}

function besideIn(question: string): Beside | undefined {
  const words = spelled(question);
  const asked = ASKED.lengthAt(words, 0);
  if (asked === 0) return undefined;
  const at = asked + SAYS_NO_MORE.runAt(words, asked);
  const after = AFTER.lengthAt(words, at);
  const length = after || BEFORE.lengthAt(words, at);
  const [first, last] = [words[at + length], words.at(-1)];
  if (length === 0 || !first || !last) return undefined;
  return { isAfter: after > 0, of: folded(question.slice(first.start, last.end)) };
}

const isOfThing = ({ name, not }: Plan['filters'][number]) =>
  !not && (name === 'vehicle' || name === 'service');

/** The job that is spoken of: the next one of somebody, or the one at that time. */
async function jobOf(of: string, { vocabulary, today }: Workbench): Promise<Plan | undefined> {
  const { plan, people, unknown, unused } = await understand(of, vocabulary, today);
  const one = { want: 'list', measure: 'jobs', order: 'earliest', limit: 1 } as const;
  if (people.length > 0) {
    const ofThem = { name: 'customer', values: people.map(({ id }) => id) };
    return { ...one, filters: [ofThem], period: plan?.period ?? { from: today } };
  }
  // 'After the Tesla', 'before the ceramic tomorrow'
  const isThing = /^(?:the|that|el|la) /.test(of) && unknown.length + unused.length === 0;
  // What comes after the coating may ask for care of it, unless a day is said.
  const isSure =
    plan?.period !== undefined || plan?.filters.every(({ name }) => name === 'vehicle');
  if (plan && isThing && isSure && plan.filters.length > 0 && plan.filters.every(isOfThing))
    return { ...one, filters: plan.filters, period: plan.period ?? { from: today } };
  const isOne = THE_ONE.says(of) && plan?.measure === 'jobs' && plan.period !== undefined;
  const isTold = plan?.limit === 1 || plan?.filters.some(({ name }) => name === 'time_of_day');
  return isOne && isTold
    ? { ...one, order: plan.order ?? 'earliest', filters: plan.filters, period: plan.period }
    : undefined;
}

const AFTER_ES = new Phrases(
  everyOf('|y', 'quien|que', 'viene|sigue|va|hay|tengo', 'despues|luego|despues de eso'),
  everyOf('|y', 'quien|que', 'sigue'),
);
const POINTED = wordSet('her|him|them|that|it|ella|el|ese|esa|eso');
const isOfOne = ({ name, values, not }: Plan['filters'][number]) =>
  name === 'customer' && values.length === 1 && !not;
/** 'And who comes after', where somebody's job was told: beside that. */
function besideTold(question: string, said?: Beside, meant?: Plan) {
  const isOne =
    meant?.want === 'list' &&
    meant.measure === 'jobs' &&
    meant.group === undefined &&
    meant.filters.some(isOfOne);
  if (!isOne) return undefined;
  const words = spelled(question);
  const isPointed = said !== undefined && POINTED.has(said.of);
  const isAfter = isPointed ? said.isAfter : AFTER_THAT.says(words) || AFTER_ES.isAllOf(words);
  if (!isAfter && !isPointed && !BEFORE_THAT.says(words)) return undefined;
  const { filters, period } = meant;
  const plan: Plan = {
    ...{ want: 'list', measure: 'jobs', order: 'earliest', limit: 1 },
    ...{ filters, period },
  };
  return { isAfter, plan };
}

const STEP_MINUTES = 1;
export function later(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const all = hours * 60 + minutes + STEP_MINUTES;
  return [all / 60, all % 60].map((each) => String(Math.floor(each)).padStart(2, '0')).join(':');
}

/** Of that day, what begins later than it did, or earlier. */
const planBeside = ({ date, startTime }: ListedJob, isAfter: boolean): Plan => ({
  want: 'list',
  measure: 'jobs',
  filters: [{ name: 'time_of_day', values: [isAfter ? `${later(startTime)}-` : `-${startTime}`] }],
  period: { from: date, to: date },
  order: isAfter ? 'earliest' : 'latest',
  limit: 1,
});

const LEAD: Record<Language, (job: string, isAfter: boolean) => string> = {
  en: (job, isAfter) => `${isAfter ? 'After' : 'Before'} ${job}:`,
  es: (job, isAfter) => `${isAfter ? 'Después de' : 'Antes de'} ${job}:`,
};

/** 'Who is after Tanya on Saturday', 'what comes before the 10 am': the job beside another one of that day. */
export async function besideJob(
  question: string,
  desk: Workbench,
  language: Language,
): Promise<Answer | undefined> {
  const named = besideIn(question);
  const pointed = besideTold(question, named, desk.meant);
  const said = pointed ?? named;
  const plan = pointed?.plan ?? (named && (await jobOf(named.of, desk)));
  if (!said || !plan) return undefined;
  const { jobs: [job] = [] } = await desk.plans.run(desk.who, plan);
  if (!job) return planAnswer(desk, plan, language);
  const answer = await planAnswer(desk, planBeside(job, said.isAfter), language);
  const name = `**${plain(job.service)}**, ${plain(job.customer)}, ${formatTime(job.startTime)}`;
  return { ...answer, text: lines(LEAD[language](name, said.isAfter), '', answer.text) };
}
