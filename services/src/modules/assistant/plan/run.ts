import { Injectable } from '@nestjs/common';
import { permissionsOf } from '../../../platform/auth-guard/permissions.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Sql } from '../../../platform/database/index.js';
import { toCents } from '../../../platform/money/money.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { today } from '../../../platform/time/zone.js';
import { NotAllowed } from './not-allowed.js';
import { firstVisitDay } from './first-visit.queries.js';
import { ALL_GROUPS, byChange, isByChange } from './by-change.js';
import type { Group } from './definitions.js';
import type { Comparison, Facts } from './facts.js';
import {
  MOST_LEVEL,
  listOfCustomers,
  listOfJobs,
  type ListedCustomer,
  type ListedJob,
} from './lists.js';
import { namesOf, withNames } from './names.js';
import { hasNames, withOwnNames } from './own-words.js';
import { missingOf } from './needs.js';
import { parsePlan } from './parse.js';
import { averaged, daysOfKind, type Averaged } from './per.js';
import { comparedDays, withPeriod, type Asked, type Compared } from './periods.js';
import type { Goal, Plan } from './plan.js';
import { groupsOf, totalOf, type GroupRow, type Statement, type Total } from './query.js';
import { conditionOf, groupOf, measureOf, rowsOf, type Question } from './question.js';
import { saidStretch } from './say/stretch.js';
import { screenOf } from './screen.js';
import { isLeastUnit } from './whole-units.js';

export const USUAL_ROWS = 10;
/** Rows that are read for a list without a limit. The text has the usual rows only. */
const MOST_ROWS = 50;
/** Limit of a split by time, which is meant to be read in full. */
const USUAL_TIMES = 31;

const isOfOneJob = ({ want, limit, measure }: Plan) =>
  want !== 'value' && limit === 1 && measureOf(measure).rows === 'jobs';

function questionOf(plan: Plan, days: Question['days']): Question & { group?: Group } {
  const group = plan.group === undefined ? undefined : groupOf(plan.group);
  return {
    measure: measureOf(plan.measure),
    conditions: plan.filters.map(conditionOf),
    days,
    group,
    isByStatus: plan.group === 'status',
    ...(group && plan.goal && { reaches: reachedBy(plan.goal) }),
    order: isByChange(plan.order) ? 'most' : plan.order,
    limit: isByChange(plan.order)
      ? ALL_GROUPS
      : plan.per !== undefined
        ? USUAL_TIMES
        : group && plan.limit === 1
          ? MOST_LEVEL
          : isOfOneJob(plan)
            ? 1 + MOST_LEVEL
            : (plan.limit ?? (group?.isTime ? USUAL_TIMES : usualRows(plan))),
  };
}

const usualRows = ({ want, group }: Plan) =>
  want === 'value' || group !== undefined ? USUAL_ROWS : MOST_ROWS;

const reachedBy = ({ unit, value, isBelow }: Goal) => ({
  value: unit === 'money' ? toCents(value) : value,
  isBelow: isBelow === true,
});

/** Inputs of one run of a plan. */
interface Work {
  who: Principal;
  now: Date;
  day: string;
  plan: Plan;
  asked: Asked;
  question: Question;
  compared?: Compared;
  /** First day of the records, if the period depends on it. */
  since?: string;
}

const isSplit = (question: Question): question is Question & { group: Group } =>
  question.group !== undefined;

/** Runs a plan for a user who may read its data. */
@Injectable()
export class PlanRunner {
  constructor(
    private readonly clock: Clock,
    private readonly db: Database,
  ) {}

  /** Throws a NotAllowed or an ArgumentProblem. The message of each can be shown to the user. */
  async run(who: Principal, given: Plan): Promise<Facts> {
    const wanted = parsePlan(given);
    const permissions = permissionsOf(who);
    const now = this.clock.now();
    const day = today(now, who.timeZone);
    // The permission check comes before any query.
    const missing = missingOf(wanted, permissions);
    if (missing) throw new NotAllowed(missing);
    const parsed = hasNames(wanted)
      ? await this.db.readInSteps(who, (sql) => withOwnNames(sql, who.businessId, wanted))
      : wanted;
    const since = isLeastUnit(parsed) ? await this.begun(who) : undefined;
    const { plan, asked } = withPeriod(parsed, day, since);
    const compared = plan.compare === undefined ? undefined : comparedDays(plan, day);
    const question = questionOf(plan, compared?.first ?? { from: asked.from, to: asked.to });
    const work = { who, now, day, plan, asked, question, compared, since };
    const facts = await this.facts(work);
    if (isLastVisit(parsed) && !facts.jobs?.length) {
      return this.run(who, { want: 'value', measure: 'last_visit', filters: parsed.filters });
    }
    return { ...facts, withMoney: permissions.includes('revenue:read') };
  }

  /**
   * Computes the facts. Planned times replace recorded times if no job has any, or if a ranking by recorded times
   * would leave out a group.
   */
  private async facts(work: Work): Promise<Omit<Facts, 'withMoney'>> {
    const { where, planned, ...measure } = work.question.measure;
    const recorded = await this.read(work, (sql) => factsOf(sql, work));
    const { total, groups } = recorded;
    if (!planned || (total.count > 0 && !groups)) return recorded;
    const question = { ...work.question, measure: { ...measure, ...planned } };
    const booked = await this.facts({ ...work, question });
    return total.count > 0 && groups?.count === booked.groups?.count ? recorded : booked;
  }

  private readonly begun = (who: Principal) => this.db.read(who, (sql) => firstVisitDay(sql, who));

  private read<T>({ who, plan }: Work, from: (sql: Sql) => Promise<T>): Promise<T> {
    const isInSteps = plan.compare !== undefined && plan.group !== undefined;
    return isInSteps ? this.db.readInSteps(who, from) : this.db.read(who, from);
  }
}

/** Whether a plan asks for the last job of named customers. Some have a day in imported history only. */
const isLastVisit = ({ want, measure, filters, period, order, limit }: Plan) =>
  `${want} ${measure} ${order} ${limit}` === 'list visits latest 1' &&
  period === undefined &&
  filters.every(({ name, not }) => name === 'customer' && !not);

const NOTHING: Total = { value: null, count: 0 };

const ask = <Row>(sql: Sql, { text, parameters }: Statement) => sql<Row>(text, parameters);

async function total(sql: Sql, { who, now }: Work, question: Question): Promise<Total> {
  const one = async (each: Question) =>
    (await ask<Total>(sql, totalOf(each, who, now)))[0] ?? NOTHING;
  if (!question.measure.isShare) return one(question);
  const [part, whole] = await Promise.all([one(question), one(wholeOf(question))]);
  const isOfRows = Number(whole.value) === whole.count;
  return {
    ...part,
    value: percentOf(part.value, whole.value),
    ...(isOfRows && { of: whole.count }),
  };
}

/**
 * The denominator of a share: the same rows without the conditions. Over customers of all time, a condition with
 * `wholeOfShare` stays, with all of its values.
 */
function wholeOf(question: Question): Question {
  const { measure, days, conditions } = question;
  const isOfAll = measure.rows === 'customers' && days.from === undefined && days.to === undefined;
  const kept = (isOfAll ? conditions : []).flatMap((each) =>
    each.kind.wholeOfShare ? [{ ...each, values: each.kind.wholeOfShare, not: false }] : [],
  );
  return { ...question, conditions: kept };
}

const percentOf = (part: Total['value'], whole: Total['value']) =>
  Number(whole) > 0 ? (Number(part) / Number(whole)) * 100 : null;

async function groups(sql: Sql, { who, now }: Work, question: Question, keys?: string[]) {
  if (!isSplit(question)) return undefined;
  const whole = { ...wholeOf(question), group: undefined };
  const [rows, all] = await Promise.all([
    ask<GroupRow>(sql, groupsOf({ question, context: who, now }, keys)),
    question.measure.isShare ? ask<Total>(sql, totalOf(whole, who, now)) : undefined,
  ]);
  if (!all) return rows;
  return rows.map((row) => ({ ...row, value: percentOf(row.value, all[0]?.value ?? null) }));
}

async function unfinishedOf(sql: Sql, work: Work): Promise<GroupRow | undefined> {
  const { unfinished } = work.asked;
  const rows = unfinished && (await groups(sql, work, { ...work.question, days: unfinished }));
  return rows?.[0];
}

async function comparison(sql: Sql, work: Work): Promise<Comparison | undefined> {
  const { compared, question } = work;
  if (!compared) return undefined;
  const { second, said, whole } = compared;
  const [other, full] = await Promise.all([
    total(sql, work, { ...question, days: second }),
    whole && total(sql, work, { ...question, days: whole.days }),
  ]);
  return { ...other, said, ...(whole && full && { whole: { ...full, said: whole.said } }) };
}

/** Days to average over. An open period counts from the first visit up to today. */
function averagedOf(
  { plan, question, day }: Work,
  since: string | undefined,
): Averaged | undefined {
  const { from = since, to = day } = question.days;
  if (plan.per === undefined || from === undefined) return undefined;
  return averaged(plan.per, { from, to }, question.conditions);
}

/** Divides each group by the number of such days in the period, for an average such as 'per Saturday'. */
function dividedByDays(
  { plan, question, day }: Work,
  rows: GroupRow[],
  since: string | undefined,
): GroupRow[] {
  const { from = since, to = day } = question.days;
  if (plan.per === undefined || from === undefined) return rows;
  const each = rows.map((row) => {
    const count = daysOfKind(row.key, { from, to }, question.conditions);
    return { ...row, value: count > 0 ? Number(row.value) / count : null };
  });
  const sign = { most: -1, least: 1 }[plan.order as string] ?? 0;
  return each.sort((one, other) => sign * (Number(one.value) - Number(other.value)));
}

const divided = ({ value, ...rows }: Total, by: Averaged | undefined): Total => ({
  value: by && value !== null ? (by.count > 0 ? Number(value) / by.count : null) : value,
  ...rows,
});

interface List extends Pick<Facts, 'jobs' | 'level' | 'customers' | 'further' | 'worth'> {
  total: Total;
}

/** Rows for the text, and the further ones of a list without a limit. */
const firstRows = <Row>(rows: Row[], { limit = USUAL_ROWS }: Plan): [Row[], Row[]] => [
  rows.slice(0, limit),
  rows.slice(limit),
];

/** The first job, and the jobs that tie with it. Two vans may both begin at eight. */
const firstAndLevel = ([first, ...others]: ListedJob[]) => ({
  jobs: first ? [first] : [],
  level: others.filter(({ isLevel }) => isLevel),
});

/** Rows of a list. By default, a measure that looks back lists the latest rows first, any other the earliest. */
async function listed(sql: Sql, { who, now, plan, question }: Work): Promise<List | undefined> {
  if (plan.want === 'value') return undefined;
  const { measure, order } = question;
  const counted = ([row]: { total: number }[]) => ({
    value: row?.total ?? 0,
    count: row?.total ?? 0,
  });
  if (measure.rows === 'customers') {
    const list = listOfCustomers({ ...question, order: order ?? 'latest' }, who, now);
    const found = await ask<ListedCustomer>(sql, list);
    const [customers, further] = firstRows(found, plan);
    return { customers, further, total: counted(found) };
  }
  const usual = measure.looks === 'back' ? 'latest' : 'earliest';
  const list = listOfJobs({ ...question, order: order ?? usual }, who, now);
  const jobs = await ask<ListedJob>(sql, list);
  const isTold = plan.want === 'list' && permissionsOf(who).includes('revenue:read');
  const [first, further] = firstRows(jobs, plan);
  const found = isOfOneJob(plan) ? firstAndLevel(jobs) : { jobs: first, further };
  return { ...found, total: counted(jobs), ...(isTold && { worth: jobs[0]?.worth ?? 0 }) };
}

async function factsOf(sql: Sql, work: Work): Promise<Omit<Facts, 'withMoney'>> {
  const { who, question, plan, day } = work;
  const [names, sum, split, unfinished, other, list, since] = await Promise.all([
    namesOf(sql, who, question.conditions),
    plan.want === 'value' ? total(sql, work, question) : NOTHING,
    groups(sql, work, question),
    unfinishedOf(sql, work),
    comparison(sql, work),
    listed(sql, work),
    question.measure.looks === 'back' || plan.per || plan.compare
      ? (work.since ?? firstVisitDay(sql, who))
      : undefined,
  ]);
  const average = averagedOf(work, since);
  const rows = rowsOf(question);
  return {
    plan,
    measure: question.measure,
    group: question.group,
    rows,
    conditions: withNames(question.conditions, names),
    days: saidDays(work),
    total: divided(sum, average),
    ...(average && { averaged: average }),
    ...(split && { groups: await withBefore(sql, work, dividedByDays(work, split, since)) }),
    ...(unfinished && { unfinished }),
    ...list,
    comparison: other,
    recordsSince: recordsSince(work, since),
    screen: screenOf(question, day),
  };
}

/** Text for the days of the answer. A period that was cut for a comparison names its remaining days. */
function saidDays({ asked, compared }: Work) {
  const isAsked = !compared || compared.first.to === asked.to;
  return isAsked ? asked.said : saidStretch(compared.first, undefined, false);
}

/** Groups to show. If one group is asked for, the groups that tie with it are shown too. */
const firstOf = (rows: GroupRow[], { limit }: Plan) =>
  limit === 1 ? rows.filter(({ value }) => value === rows[0]?.value) : rows;

/** Adds the earlier value to each group of a comparison. Groups by time come in order of time by default. */
async function withBefore(sql: Sql, work: Work, split: GroupRow[]) {
  const { compared, question } = work;
  const count = split[0]?.total ?? 0;
  const isTime = question.group?.isTime && work.plan.order === undefined && work.plan.limit !== 1;
  const rows = isTime ? [...split].reverse() : firstOf(split, work.plan);
  if (!compared) return { rows, count };
  const { order } = work.plan;
  const keys = isByChange(order) ? undefined : rows.map(({ key }) => key);
  const earlier = await groups(sql, work, { ...question, days: compared.second }, keys);
  if (isByChange(order)) return byChange(rows, earlier ?? [], order, work.plan.limit ?? USUAL_ROWS);
  const before = new Map(earlier?.map(({ key, value }) => [key, value]));
  return { rows: rows.map((row) => ({ ...row, before: before.get(row.key) ?? 0 })), count };
}

/** First day of the records, if a period begins before it. Such a period looks smaller than it was. */
function recordsSince({ question, compared }: Work, since: string | undefined) {
  const stretches = [question.days, ...(compared ? [compared.second] : [])];
  const isBefore = stretches.some(
    ({ from }) => since !== undefined && from !== undefined && from < since,
  );
  return isBefore ? since : undefined;
}
