import { lines, type Answer } from '../../answers/answer.js';
import type { ChatCard } from '../../dto/card.dto.js';
import type { Language } from '../../plan/plan.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { ArgumentProblem } from '../../plan/arguments.js';
import { assertOffered } from '../../tools/offered.js';
import { PAGES } from '../../plan/pages.js';
import { action, saidLeft, says, usualSuggestions, type Workbench } from '../action.js';
import { oneOf } from '../choice.js';
import type { Request } from '../request.js';
import { quotesFor } from '../price/of-theirs.js';
import { peopleOf, type People } from '../appointment/people-of.js';
import { WHICH } from '../which-words.js';
import { WORDS } from './words.js';
import { bookedThen } from './booked-then.js';
import { withTopic } from './about-that.js';
import { draft } from './draft.js';
import { readMessage, type MessagePlan } from './read.js';
import { onNextOne } from './next-weekday.js';
import { READS, sameAs } from './same.js';
import { unlikeJob } from './unlike-job.js';
import { wordSet } from '../../words/word-set.js';

/** Whose names are said, with a draft or without. */
const MOST_NAMED = 20;

const runWithPrices = async (
  asked: MessagePlan,
  bench: Workbench,
  request: Request,
): Promise<Answer> => {
  const said = await onNextOne(asked, bench);
  const same = said.isSame ? await sameAs(said, bench) : said;
  const plan = (await withTopic(same, bench)) ?? same;
  return run(await withPrices(plan, bench), bench, request);
};

/** A message to a customer, or one to each of several. */
export const message = action<MessagePlan>({
  name: 'message',
  ...READS,
  run: runWithPrices,
});

const REVIEW = /\b(?:review|reviews|feedback|rese[nñ]a)\b/i;

const SOMEBODY = wordSet('people|last|several|everybody');
/** Somebody, or everybody of some days, is asked for a review: meant, whatever page of the product is near. */
export const reviewRequest = action<MessagePlan>({
  name: 'review request',
  read: async (request) => {
    const plan = REVIEW.test(request.text) ? await readMessage(request) : undefined;
    const { whom, stranger } = plan ?? {};
    // Whom nobody is called is told; what has no name at all may be of the product.
    const isToOne = SOMEBODY.has(whom?.kind ?? '') || (stranger ?? '') !== '';
    return plan && (plan.purpose === 'review' ? isToOne : whom === undefined && isToOne)
      ? plan
      : undefined;
  },
  run: runWithPrices,
});

/** 'A Full Detail is $249.99': the list prices, in words of our own. */
async function withPrices(plan: MessagePlan, bench: Workbench): Promise<MessagePlan> {
  const { language, whom } = plan;
  if (!plan.services) return plan;
  const { data } = await bench.use(bench.tools.listServices, {});
  const isAll = plan.services.length === 0;
  const services = isAll ? data.services.map(({ name }) => name) : plan.services;
  const [person, ...others] = whom?.kind === 'people' ? whom.people : [];
  if (person && others.length === 0) {
    const quotes = await quotesFor(person, { services }, bench, language);
    const own = quotes.map((each) => WORDS[language].price(each.service, each.price));
    return { ...plan, services, words: `${own.join('; ')}.` };
  }
  const offered = data.services.filter(({ name }) => services.includes(name));
  assertOffered(services, offered, language);
  const prices = offered.map(({ name, price }) => WORDS[language].price(name, price));
  return { ...plan, services, words: `${prices.join('; ')}.` };
}

const isTheirs = ({ words, services, isMade }: MessagePlan) =>
  words !== undefined && !services && !isMade;

async function run(plan: MessagePlan, bench: Workbench, request: Request): Promise<Answer> {
  const { language } = request;
  if (!plan.whom) {
    const { stranger = '' } = plan;
    const words = WHICH[language];
    return says(stranger === '' ? words.nobody : words.none(plain(stranger)), language);
  }
  if (plan.isForeign) return says(WORDS[language].foreign, language);
  if (plan.isReworded) return says(WORDS[language].reworded, language);
  const found = await peopleOf(plan.whom, bench);
  const { people, isEach } = found;
  const isOpen = plan.isAboutThat === true || plan.isSame === true || plan.isUnsaid === true;
  if (isOpen && isEach) return says(WORDS[language].what(), language);
  if (isEach) return toEach(plan, found, bench, language);
  // On a Friday, 'about Friday' may be of the next one.
  const isOpenDay = people.length > 1 || (people.length === 1 && plan.date === bench.today);
  const then = isOpenDay ? await bookedThen(people, request, bench) : undefined;
  const chosen = oneOf(plan.whom, then ? [then.person] : people, request);
  if ('problem' in chosen) return chosen.problem;
  if (isOpen) return says(WORDS[language].what(plain(chosen.person.name)), language);
  const dated = then && plan.date !== undefined ? { ...plan, date: then.day } : plan;
  const { card, data, sources } = await draft(dated, chosen.person, bench);
  const words = WORDS[language];
  const said = card?.message?.text ?? '';
  const left = [...(plan.left ?? []), ...(await unlikeJob(request, plan, said))];
  const text = lines(
    ...(then && people.length > 1 && 'said' in plan.whom
      ? [words.onlyThen(plain(plan.whom.said)), '']
      : []),
    // 'Text him' asked for nothing else.
    ...(plan.isBare ? [] : data.warnings).flatMap((note) => [`${plain(note)}.`, '']),
    words.draft(plain(chosen.person.name), isTheirs(plan)),
    '',
    `> ${plain(said)}`,
    ...saidLeft(left, language),
    '',
    words.end,
  );
  return { text, sources, suggestions: usualSuggestions(language), cards: card && [card] };
}

/** Each has a draft of their own; more than a screen takes are counted, not made. */
async function toEach(
  plan: MessagePlan,
  { people: all, count: found }: People,
  bench: Workbench,
  language: Language,
): Promise<Answer> {
  const words = WORDS[language];
  const people = all.filter(({ id }) => !plan.kept?.some((each) => each.id === id));
  const count = found - (all.length - people.length);
  if (people.length === 0) {
    const said = plan.whom?.kind === 'everybody' ? plan.whom.said : '';
    return says(said === '' ? WHICH[language].nobody : words.nobody(plain(said)), language);
  }
  const cards: ChatCard[] = [];
  const [rows, problems]: [string[], string[]] = [[], []];
  for (const person of people.slice(0, bench.mostCards)) {
    try {
      const made = await draft(plan, person, bench);
      if (!made.card) continue;
      cards.push(made.card);
      const notes = plan.isBare ? [] : made.data.warnings.map((note) => ` (${plain(note)})`);
      rows.push(`- [${plain(person.name)}](/contacts/${person.id})${notes.join('')}`);
    } catch (error) {
      // One without an address keeps nobody else from theirs.
      if (!(error instanceof ArgumentProblem)) throw error;
      problems.push(`- ${plain(person.name)}: ${error.message}`);
    }
  }
  const rest = people.slice(bench.mostCards, MOST_NAMED).map(({ name }) => plain(name));
  const unnamed = count - Math.min(count, MOST_NAMED);
  const text = lines(
    words.drafts(cards.length, count),
    '',
    ...rows,
    ...problems,
    ...(rest.length > 0
      ? ['', words.rest(rest.join(', ') + (unnamed > 0 ? ` (+${unnamed})` : ''))]
      : []),
    ...saidLeft(plan.left ?? [], language),
    '',
    words.end,
  );
  return { text, sources: [PAGES.contacts], suggestions: usualSuggestions(language), cards };
}
