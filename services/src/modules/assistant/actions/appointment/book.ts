import { lines, together, type Answer } from '../../answers/answer.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { assertOffered } from '../../tools/offered.js';
import { action, saidLeft, says, withLeft, type Workbench } from '../action.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import { oneOf } from '../choice.js';
import type { Request } from '../request.js';
import { changedWhen, dayOf, notOver, type When } from '../when/index.js';
import { peopleOf } from './people-of.js';
import { WHICH } from '../which-words.js';
import { inTurn, timesOf } from './book-draft.js';
import { followBooking, readBooking, type BookPlan } from './book-read.js';
import { WORDS } from './book-words.js';
import { ofEach } from './several.js';

/** A new appointment, for somebody who is a customer. */
export const book = action<BookPlan>({
  name: 'book',
  read: readBooking,
  follow: followBooking,
  run,
});

async function run(
  asked: BookPlan,
  bench: Workbench,
  request: Request,
): Promise<Answer | undefined> {
  const plan = { ...asked, when: notOver(asked.when, bench) };
  const { language } = request;
  const words = WORDS[language];
  if (!plan.whom) {
    const name = plan.stranger ?? '';
    if (name === '') return says(WHICH[language].nobody, language);
    const suggestions = [words.newCustomer(name)];
    return says(WHICH[language].none(plain(name)), language, suggestions);
  }
  const each = await ofEach(plan.whom, (whom) => run({ ...asked, whom }, bench, request));
  if (each) return each;
  if (asked.also) return ofEachDay(asked, asked.also, (one) => run(one, bench, request));
  const { people } = await peopleOf(plan.whom, bench);
  const chosen = oneOf(plan.whom, people, request);
  if ('problem' in chosen) return chosen.problem;
  // 'Rebook Linh' moves what she has, and is another one where she has nothing.
  if (plan.isRebook && (await hasOneToCome(chosen.person, bench))) return undefined;
  const { data } = await bench.use(bench.tools.listServices, {});
  const said = plan.services.length > 0 ? plan.services : calledOff(chosen.person, bench);
  const wanted = plan.isAgain ? await lastServiceOf(chosen.person, bench) : said;
  const services = data.services
    .filter(({ name }) => wanted.includes(name))
    .toSorted((one, other) => wanted.indexOf(one.name) - wanted.indexOf(other.name));
  assertOffered(wanted, services, language);
  const [service, ...others] = services;
  // A day or a name too many may be of one of them.
  if (service && others.length > 0 && !(plan.isOfEach && plan.left.length === 0))
    return withLeft(
      says(words.services(services.map(({ name }) => plain(name)).join(', ')), language),
      plan.left,
      language,
    );
  const date = dayOf(plan.when);
  const { time } = plan.when;
  if (plan.isTold && (await isBooked(plan, chosen.person, bench))) return undefined;
  const isOpen = plan.when.from !== undefined || plan.isSoonest === true;
  if (service && others.length === 0 && time === undefined && isOpen)
    return timesOf({ ...plan, service, person: chosen.person }, bench, language);
  if (!service || date === undefined || time === undefined) {
    const missing = [
      ...(service ? [] : [words.service]),
      ...(date === undefined ? [words.day] : []),
      ...(time === undefined ? [words.time] : []),
    ];
    const text = lines(
      words.missing(plain(chosen.person.name), missing),
      ...saidLeft(plan.left, language),
    );
    return { ...says(text, language), isOpen: true };
  }
  const job = { ...plan, service, person: chosen.person };
  return inTurn(job, services, { date, time }, bench, language);
}

/** 'Dec 3 and dec 10 at 1' */
async function ofEachDay(
  { also: _also, ...plan }: BookPlan,
  also: readonly When[],
  answer: (one: BookPlan) => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  const first = await answer(plan);
  const others: Answer[] = [];
  // What had no place is said once.
  for (const when of also) {
    const one = await answer({ ...plan, left: [], when: changedWhen(plan.when, when) });
    if (one) others.push(one);
  }
  return first && together([first, ...others]);
}

async function hasOneToCome({ id: contactId }: Person, bench: Workbench) {
  const { data } = await bench.use(bench.tools.findAppointment, { contactId });
  return data.appointments.length > 0;
}

/** What is named with a day and an hour, and stands there, is looked up. */
async function isBooked({ when, services }: BookPlan, { id }: Person, bench: Workbench) {
  const filters = [
    { name: 'customer', values: [id] },
    { name: 'service', values: [...services] },
  ];
  const period = { from: when.from, to: when.to };
  const asked = { want: 'list', measure: 'jobs', filters, period } as const;
  return ((await bench.plans.run(bench.who, asked)).jobs ?? []).length > 0;
}

/** 'Cancel Kevin tomorrow and book him Monday at 9' is the same on another day. */
const calledOff = ({ name }: Person, { made }: Workbench): string[] =>
  made.flatMap(({ cancel }) => (cancel?.customer === name ? [cancel.service] : []));

async function lastServiceOf({ id, name }: Person, bench: Workbench): Promise<string[]> {
  // 'Cancel her and book her again' is the same that was just called off.
  const drafted = (bench.drafted ?? []).flatMap(
    ({ cancel, move, step }) => cancel ?? move ?? step ?? [],
  );
  const same = drafted.filter(({ customer }) => customer === name);
  if (same.length > 0) return same.map(({ service }) => service);
  const filters = [{ name: 'customer', values: [id] }];
  const { jobs = [] } = await bench.plans.run(bench.who, {
    ...{ want: 'list', measure: 'visits', filters, order: 'latest', limit: 1 },
  });
  return jobs.map(({ service }) => service);
}
