import type { Workbench } from '../actions/action.js';
import { saidBefore } from '../actions/context-said.js';
import { freeForService, isLengthTold } from '../actions/free-time/free-for-service.js';
import { answerLookUp, answerSurely } from '../actions/index.js';
import { isBareLength } from '../actions/price/its-length.js';
import { linkedIn } from '../actions/whom/last-people.js';
import { requestOf, withServiceOf } from '../actions/request.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { withSharedDays } from '../language/messages/days-in.js';
import { normalized } from '../language/normalize/normalize.js';
import { isListOfItsOwn } from '../language/messages/asks-more.js';
import { questionsIn } from '../language/messages/questions-in.js';
import { asksItself, asksOrAdvises } from '../language/messages/requests-in.js';
import { asksTheirField, asksWhereTheyLive } from '../language/normalize/subject-left-out.js';
import type { Language } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { understand } from '../language/understand.js';
import { meaningOf } from '../understood/told.js';
import { aboutService, asksAboutIt } from './about-service.js';
import { together, type Answer } from '../answers/answer.js';
import { fixedAnswer, fixedKindOf, writingIn } from './fixed.js';
import { unknownAnswer } from '../answers/fixed.texts.js';
import { howOfIt } from './how-of-it.js';
import { adviceOf, nearestTo } from './looked-up.js';
import { withoutAsides } from '../answers/records.answers.js';
import { priceOfTold } from './price-of-told.js';
import { isReturn } from './returned.js';

/** How one question alone is answered. */
type Find = (
  bench: Workbench,
  question: string,
  before: readonly string[],
) => Answer | Promise<Answer>;

interface Ways {
  knowledge: Knowledge;
  find: Find;
}

/** Two questions in one are two answers. */
export async function eachQuestion(
  desk: Workbench,
  message: string,
  before: readonly string[],
  { knowledge, find }: Ways,
): Promise<Answer> {
  const isOne = writingIn(message) !== undefined || isReturn(message);
  const cut = isOne ? [message] : questionsIn(message);
  // What ends with a mark says all that it asks.
  const questions = /[?!]\s+\S/.test(message) ? cut : withSharedDays(cut);
  const [answers, asked]: [Answer[], string[]] = [[], []];
  for (const [index, question] of questions.entries()) {
    const isOwn = index > 0 && isListOfItsOwn(question);
    const earlier = isOwn ? [] : [...before, ...questions.slice(0, index)];
    const last = questions[index - 1];
    if (await isLengthTold(question, last, desk)) continue;
    asked.push(question);
    const one = isOwn ? { ...desk, meant: undefined } : benchOf(desk, answers, last);
    const areSeveral = questions.length > 1;
    const unknown = areSeveral ? ofWeather(question) : undefined;
    if (unknown) {
      answers.push(unknown);
      continue;
    }
    const priced = await priceOfTold(question, answers.at(-1), desk.vocabulary);
    const served = priced === question ? await withService(one, question, last) : priced;
    const lookedUp = areSeveral
      ? ((await onCardOf(answers.at(-1), question, one)) ?? (await answerLookUp(served, one)))
      : undefined;
    const meant = isBareLength(question) ? served : await aboutSpoken(one, question, earlier);
    answers.push(howOfIt(question, last, lookedUp ?? (await find(one, meant, earlier)), knowledge));
  }
  const [first = unknownAnswer(message), ...others] = withoutAsides(message, asked, answers);
  if (others.length === 0) return first;
  // 'He puked on the seat. Steps?': a question and what is told before it are of one thing.
  const isOpen = answers.some(({ isNo }, at) => isNo && !(at > 0 && asksItself(asked[at])));
  // Of two that both ask, an article of both together answers one and loses the other.
  const isOfOne =
    isOpen && answers.every(({ told }) => !told) && !asked.every((each) => asksOrAdvises(each));
  const whole = isOfOne
    ? await adviceOf(message, desk, knowledge, nearestTo(message, knowledge))
    : undefined;
  return (
    whole ??
    together([
      withItsQuestion(first, asked[0]),
      ...others.map((each, at) => withItsQuestion(each, asked[at + 1])),
    ])
  );
}

const OF: Record<Language, (question: string) => string> = {
  en: (question) => `To “${question}”:`,
  es: (question) => `A “${question}”:`,
};
/** Of several, which one was not understood. */
function withItsQuestion(answer: Answer, question = ''): Answer {
  if (answer.isNo !== true || answer.text.includes(question)) return answer;
  const lead = OF[normalized(question).language](plain(question));
  return { ...answer, text: `${lead} ${answer.text}` };
}

/** 'And whats the weather': its days are those of the other question. */
function ofWeather(question: string): Answer | undefined {
  const fixed = fixedKindOf(`${question} today`);
  return fixed?.kind === 'weather' ? fixedAnswer(fixed) : undefined;
}

/** What the one before in the same message was told of is what it goes on from. */
function benchOf(desk: Workbench, answers: readonly Answer[], before?: string): Workbench {
  const told = answers.findLast((answer) => answer.told)?.told;
  const { isAfterNo, isAfterNone, isAfterOne } = before === undefined ? desk : {};
  return {
    ...desk,
    meant: told ? meaningOf(told).plan : desk.meant,
    lastPeople: () => peopleBefore(desk, before, answers.at(-1)),
    ...{ isAfterNo, isAfterNone, isAfterOne },
  };
}

/** 'Who is first tomorrow and what is the gate code': of the one customer who was just told. */
async function onCardOf(before: Answer | undefined, question: string, bench: Workbench) {
  const [person, ...others] = linkedIn(before?.text ?? '');
  if (!person || others.length > 0) return undefined;
  const { tokens } = normalized(question);
  if (asksWhereTheyLive(tokens)) return answerSurely(`address of ${person.name}`, bench);
  return asksTheirField(tokens) ? answerSurely(`${question} of ${person.name}`, bench) : undefined;
}

/** 'How long does a ceramic take and can I fit one in' */
async function withService({ today, vocabulary }: Workbench, question: string, before?: string) {
  if (before === undefined) return question;
  const earlier = requestOf(before, today, vocabulary);
  const named = await withServiceOf(earlier, question);
  return freeForService(earlier, requestOf(named, today, vocabulary));
}

/** 'Is it worth it', after what it costs: of that service. */
async function aboutSpoken(
  { meant, today, vocabulary }: Workbench,
  question: string,
  before: readonly string[],
): Promise<string> {
  if (meant !== undefined || before.length === 0 || !asksAboutIt(question)) return question;
  const { service } = await saidBefore(before.map((each) => requestOf(each, today, vocabulary)));
  return service === undefined ? question : aboutService(question, service);
}

/** 'What is her number and when was she last here': whom the question before this one names, or its answer. */
async function peopleBefore(desk: Workbench, question?: string, answer?: Answer) {
  const named = question && (await understand(question, desk.vocabulary, desk.today)).people;
  if (named && named.length > 0) return named;
  const told = linkedIn(answer?.text ?? '');
  return told.length > 0 ? told : desk.lastPeople();
}
