import { formatTime } from '../../../platform/time/zone.js';
import type { ListedJob } from '../plan/lists.js';
import type { Language, Plan } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { lines, type Answer } from '../answers/answer.js';
import { planAnswer } from './from-records.js';
import { later } from './beside-job.js';
import type { Question } from './question.js';
import { wordSet } from '../words/word-set.js';

const FIRST = wordSet('first|earliest|primero|primera');

const LEAD: Record<Language, (crews: string, at: string) => string> = {
  en: (crews, at) => `First out: **${crews}**, at ${at}.`,
  es: (crews, at) => `Sale primero: **${crews}**, a las ${at}.`,
};

/** Of the jobs that begin just then, whose they are. */
const crewsAt = ({ date, startTime }: ListedJob, filters: Plan['filters']): Plan => ({
  want: 'value',
  measure: 'jobs',
  group: 'crew',
  filters: [...filters, { name: 'time_of_day', values: [`${startTime}-${later(startTime)}`] }],
  period: { from: date, to: date },
});

/** 'Which crew is out first tomorrow': nothing that is counted, but whose job begins first. */
export async function firstCrew(question: Question): Promise<Answer | undefined> {
  const { plan, desk, understood } = question;
  const { unknown, unused, language } = understood;
  const isAsked =
    unknown.length === 0 && unused.length > 0 && unused.every((word) => FIRST.has(word));
  const { from, to } = plan?.period ?? {};
  if (plan?.group !== 'crew' || !isAsked || from === undefined || from !== to) return undefined;
  const { filters, period } = plan;
  const first = {
    want: 'list',
    measure: 'jobs',
    order: 'earliest',
    limit: 1,
    filters,
    period,
  } as const;
  const answer = await planAnswer(desk, first, language);
  const [job] = answer.told?.facts.jobs ?? [];
  if (!job) return answer;
  const { groups } = await desk.plans.run(desk.who, crewsAt(job, filters));
  const crews = groups?.rows.map(({ key }) => plain(key)).join(', ') ?? '';
  if (crews === '') return answer;
  return {
    ...answer,
    text: lines(LEAD[language](crews, formatTime(job.startTime)), '', answer.text),
  };
}
