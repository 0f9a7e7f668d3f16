import { asksRowBehind } from '../../language/turns/follow-up.js';
import type { ListedJob } from '../../plan/lists.js';
import type { Workbench } from '../action.js';
import { wordSet } from '../../words/word-set.js';
import { rowOf, type Turn } from './turn.js';
import type { Which } from './which.js';

const OF_PEOPLE = new Set(['customers', 'new_customers']);

/** 'What is the second one': it was told behind those before it. */
const asksLastRow = ({ earlier }: Workbench) => asksRowBehind(earlier?.at(-1)?.text ?? '');

/** The one job that was told, or was told last of several: 'after that one'. */
export async function toldJob(bench: Workbench): Promise<ListedJob | undefined> {
  const jobs = await answeredJobs(bench);
  const job = jobs.length === 1 || asksLastRow(bench) ? jobs.at(-1) : undefined;
  return job && (await isLevel(job, bench)) ? undefined : job;
}

const AT_MOST = 2;
/** 'Who is first tomorrow', where two begin together: it told both, and 'him' is neither. */
async function isLevel(job: ListedJob, { meant, plans, who }: Workbench): Promise<boolean> {
  const isEnd = meant?.limit === 1 && (meant.order === 'earliest' || meant.order === 'latest');
  if (!isEnd) return false;
  const { jobs = [] } = await plans.run(who, { ...meant, limit: AT_MOST });
  return jobs.filter((each) => startOf(each) === startOf(job)).length > 1;
}

/** The jobs of the list that was answered, in the order in which it told them. */
export async function answeredJobs({ meant, plans, who }: Workbench): Promise<ListedJob[]> {
  if (meant?.want !== 'list' || OF_PEOPLE.has(meant.measure)) return [];
  const { jobs = [] } = await plans.run(who, meant);
  return jobs;
}

const OF_JOBS = new Set(['jobs', 'visits']);
/** The jobs that were listed, or counted on some days, and how many of them are not among these; all that will ever be are nobody's. */
export async function toldJobs({ meant, plans, who }: Workbench) {
  if (!meant || !OF_JOBS.has(meant.measure) || meant.group !== undefined) return undefined;
  if (meant.want !== 'list' && meant.period?.from === undefined) return undefined;
  const { compare: _compare, per: _per, ...plan } = meant;
  const { jobs = [], total } = await plans.run(who, { ...plan, want: 'list' });
  return { jobs, notShown: plan.limit === undefined ? total.count - jobs.length : 0 };
}

/** 'The second one' of a list, 'it' after one job: where neither a name nor a day says more. */
export async function answeredJob(
  { whom, when, turn }: Which,
  bench: Workbench,
): Promise<ListedJob | undefined> {
  if (when.from !== undefined || when.time !== undefined || turn === 'next') return undefined;
  if (whom !== undefined && whom.kind !== 'last') return undefined;
  if (turn === undefined && whom === undefined) return undefined;
  return turn ? oneOfRows(await answeredJobs(bench), turn) : toldJob(bench);
}

const ENDS = wordSet('first|last');
const startOf = ({ date, startTime }: ListedJob) => `${date} ${startTime}`;
/** Of two that begin together neither is the first: nobody saw in which order they stand. */
function oneOfRows(jobs: readonly ListedJob[], turn: Turn): ListedJob | undefined {
  const one = rowOf(jobs, turn);
  const level = jobs.filter((each) => one && startOf(each) === startOf(one));
  return ENDS.has(turn) && level.length > 1 ? undefined : one;
}
