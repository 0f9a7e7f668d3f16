import { isOfOthers, isOfProduct } from '../knowledge/aspects.js';
import { SHOWN, SURE } from '../knowledge/knowledge.js';
import { isOfProductPage } from '../knowledge/library.js';
import { asksLastOfEach } from '../language/turns/follow-up.js';
import { asksOfOneOf } from '../language/turns/its-facts.js';
import { LIKELY_TO_DO, SURELY_TO_DO } from '../requests/wants.js';
import { LIKELY, PERHAPS, toldAs, withUsual } from './advice.js';
import { lines, type Answer } from '../answers/answer.js';
import { nearestAnswer } from './nearest-answer.js';
import { writingAnswer } from './fixed.js';
import { isTelling, isTellingSomebody } from './tells.js';
import { isToldOf, notKeptAnswer } from './told-of-somebody.js';
import { asksHowLongItHolds, asksWhatThen } from '../language/messages/asks-advice.js';
import { unknownAnswer } from '../answers/fixed.texts.js';
import { partialAnswer, planAnswer, recordsAnswer } from './from-records.js';
import { besideJob } from './beside-job.js';
import { contentsOf, servicesAnswer } from './contents.js';
import { pageInstead } from './instead.js';
import { nobodyAnswer } from './nobody.js';
import { priceOfRanked } from './price-of-ranked.js';
import { ledAsUndone } from './outside.js';
import { seesCustomers, seesPrices, seesRecords } from './own-jobs.js';
import { customersPlanOf } from './of-before.js';
import { isHowTo, isOfSetting } from './asks-how.js';
import { asksToDo, asksToDoFor, isNoRequest } from './asks-to-do.js';
import { isOfFigures } from './of-own.js';
import type { Question } from './question.js';
import {
  asksForProduct,
  asksIfChangeable,
  asksToClose,
  asksToSend,
  asksWhy,
} from './resolver-phrases.js';
import { notOffered } from './not-offered.js';
import { servicesMeant } from './services-meant.js';
import { firstCrew } from './first-crew.js';
import { nowhereAnswer, unrecordedAnswer, whyAnswer } from './unrecorded.js';
import { whereaboutsOf } from './whereabouts.js';

/** One way to answer a question; undefined where it is not its own. */
type Resolver = (question: Question) => Answer | undefined | Promise<Answer | undefined>;

/** What is surely the answer is said as such, also where it is only looked for as what is nearest. */
const nearest = ({ near, text, language, sources }: Question) =>
  (near.isSure ? toldAs(undefined, near, sources.knowledge, language) : undefined) ??
  nearestAnswer(near, text, language);
const instead = ({ text, sources, people }: Question) =>
  pageInstead(text, sources.knowledge, people.length > 0);

/** 'Should I', 'what is best': the handbook, unless how long something took here was asked. */
const adviceAskedFor: Resolver = (question) =>
  question.isAdvice &&
  (question.plan?.measure !== 'length' || asksHowLongItHolds(question.text)) &&
  !isBesideOwn(question)
    ? question.advice()
    : undefined;
/** 'Does the bay or van 2 do more jobs': two of the business's own, side by side. */
const isBesideOwn = ({ plan, isWhole }: Question) =>
  isWhole && plan?.group === 'crew' && plan.filters.some(({ values }) => values.length > 1);

/** 'How do I set my hours' is of no record, whatever it names. */
const howTo: Resolver = (question) => {
  const { text, plan } = question;
  const isOfHandbook = () => plan?.period === undefined || question.near.confidence >= PERHAPS;
  if (!isOfSetting(text) && !(question.isAdvice && isHowTo(text) && isOfHandbook())) {
    return undefined;
  }
  // 'How do I quote a van' asks for no record of quotes, 'how do I see tips' for one of tips.
  const isUnrecorded = isOfSetting(text) && question.near.confidence < LIKELY;
  return (isUnrecorded ? unrecordedAnswer(text) : undefined) ?? nearest(question);
};

/** No article is about what was answered before: what was not understood is said, and whom it was of. */
const goingOn: Resolver = async (question) => {
  const { desk, understood, people, goesOn, toHaveDone } = question;
  if (!goesOn || toHaveDone >= SURELY_TO_DO) return undefined;
  return (
    (await whereabouts(question)) ??
    (await records(question)) ??
    nobody(question) ??
    (people.length === 0 ? question.unrecorded() : undefined) ??
    partialAnswer(desk, understood)
  );
};

/** 'How long will it take' after a list of several: which of them is not said. */
const ofWhich: Resolver = ({ text, desk, understood, follows }) => {
  const { meant } = desk;
  const isOfList = meant?.want === 'list' && meant.limit !== 1;
  const isOfSeveral = isOfList && !desk.isAfterOne && follows === 'records';
  return isOfSeveral && asksOfOneOf(text)
    ? partialAnswer(desk, { ...understood, unknown: [], unused: [text] })
    : undefined;
};

const doneElsewhere: Resolver = (question) => {
  const { people, plan, toHaveDone, isWhole } = question;
  const isSurely = toHaveDone >= (isWhole ? SURELY_TO_DO : LIKELY_TO_DO);
  const isAsked = people.length > 0 && !plan && !question.understood.isCard;
  return isAsked && isSurely ? instead(question) : undefined;
};

/** 'Derek Quinn sold the Tahoe' is told, and his card is no answer to it. */
const toldOf: Resolver = ({ text, people, isWhole, plan, language }) => {
  const [person, ...others] = people;
  const isAnswered = plan !== undefined && isWhole;
  return person && others.length === 0 && !isAnswered && isToldOf(text, person)
    ? notKeptAnswer(person, language)
    : undefined;
};

const nowhere: Resolver = ({ text, people }) =>
  people.length > 0 || isHowTo(text) ? undefined : nowhereAnswer(text);

const telling: Resolver = ({ text, people, words }) =>
  isTellingSomebody(text) || (people.length > 0 && asksToSend(words))
    ? writingAnswer(text)
    : undefined;

const whereabouts: Resolver = async ({ text, plan, desk, understood, isWhole }) => {
  const where = whereaboutsOf(text, isWhole ? plan : undefined, desk.today);
  if (!where) return undefined;
  const answer = await planAnswer(desk, where.plan, understood.language);
  return { ...answer, text: lines(where.lead, '', answer.text) };
};

/** 'What is in the express': no list of jobs, but what is written down for it. */
const contents: Resolver = ({ text, desk, plan, understood: { language } }) => {
  const service = contentsOf(text, plan);
  return service === undefined ? undefined : servicesAnswer([service], desk, language);
};

/** 'What is a full detail', 'ceramic vs wax': the words for it and what the handbook has, and no list of jobs. */
const meantServices: Resolver = async (question) => {
  const { text, desk, understood, sources } = question;
  const meant = desk.meant ? undefined : servicesMeant(text, await desk.vocabulary.own());
  if (!meant) return undefined;
  const { near } = question;
  if (meant.isBare && near.confidence < PERHAPS) return undefined;
  const { language } = understood;
  const own = seesPrices(desk.who) ? await servicesAnswer(meant.names, desk, language) : undefined;
  const likely = near.confidence >= SHOWN ? near.entries.slice(0, 1) : [];
  const said = { ...near, entries: likely };
  return toldAs(own, said, sources.knowledge, language) ?? nearest(question);
};

/** 'Do we do motorcycles', which is none of the services. */
const offeredNot: Resolver = async (question) => {
  const { desk } = question;
  if (desk.meant !== undefined || !seesPrices(desk.who)) return undefined;
  return notOffered(question, await desk.vocabulary.own());
};

/** 'Who is after Tanya on Saturday' */
const beside: Resolver = ({ text, desk, understood: { language } }) =>
  besideJob(text, desk, language);

/** What other shops do; and whether customers or helpers can do something, which is no list of what they did. */
const ofOthers: Resolver = async (question) => {
  if (!isOfOthers(question.text)) return undefined;
  const isNear = question.asksIfItCan && question.near.confidence >= PERHAPS;
  return (await question.advice()) ?? (isNear ? nearest(question) : undefined);
};

const neverRecorded: Resolver = (question) => {
  const { text, plan, isWhole, asksIfItCan } = question;
  const answer = asksIfItCan ? undefined : unrecordedAnswer(text, true);
  // Of days of the business no article is, however near, nor of what was understood but for that.
  const isOfRecords = () =>
    plan?.period !== undefined || (plan && isWhole) || question.near.confidence < LIKELY;
  return answer && isOfRecords() ? answer : undefined;
};

/** 'Can I set how long a service takes' is no question about how long one took. */
const productPage: Resolver = (question) => {
  const { text, plan, understood, sources } = question;
  if (!isOfProduct(text) || plan?.period !== undefined) return undefined;
  const { near } = question;
  const [entry] = near.entries;
  if (near.confidence < SURE || !entry || !isOfProductPage(entry)) return undefined;
  const page = toldAs(undefined, near, sources.knowledge, understood.language);
  return page ?? nearest(question);
};

/** 'Change his appointment to an express', of which no draft was made, is no figure of express details. */
const toBeDone: Resolver = (question) => {
  const { text, words, desk, plan, people, understood } = question;
  const isForSomebody = people.length > 0 && !understood.isCard && asksToDoFor(text);
  // 'Can you put wax over a coating' is asked of the handbook.
  const isOfHandbook = () =>
    question.asksIfItCan && plan?.period === undefined && question.near.confidence >= LIKELY;
  const isAsked =
    desk.meant === undefined &&
    !isNoRequest(text) &&
    (plan === undefined ? isForSomebody : asksToDo(text) || asksToClose(words));
  return isAsked && !isOfHandbook() ? (instead(question) ?? writingAnswer(text)) : undefined;
};

/** Why days were as they were is in no record, and in no article. */
const whyOfDays: Resolver = ({ words, plan, desk, language }) =>
  (plan?.period !== undefined || desk.meant !== undefined) && asksWhy(words)
    ? whyAnswer(language)
    : undefined;

/** 'When were they last in' after a ranking is asked of those who stand in it. */
const lastOfRanked: Resolver = async ({ text, desk, understood: { language } }) => {
  const { meant, plans, who } = desk;
  if (meant?.group !== 'customer' || !asksLastOfEach(text)) return undefined;
  const { groups } = await plans.run(who, meant);
  const values = groups?.rows.map(({ key }) => key) ?? [];
  return values.length === 0 ? undefined : planAnswer(desk, customersPlanOf(values), language);
};

/** 'What is the best wax for black cars' is of no jobs with wax, whatever a service is called. */
const productFor: Resolver = (question) => {
  const { words, plan, isOwn } = question;
  const isOfProducts = asksForProduct(words) && plan?.period === undefined && !isOwn;
  return isOfProducts && question.near.confidence >= PERHAPS ? nearest(question) : undefined;
};

/** Whether something can be changed is no figure of it, and told where it is done. */
const changeable: Resolver = async (question) => {
  const { words, plan, people, desk } = question;
  const isAsked = asksIfChangeable(words) && plan?.period === undefined && people.length === 0;
  if (!isAsked || desk.meant !== undefined) return undefined;
  return (await question.advice()) ?? nearest(question);
};

/** 'A dog is in the car, what now' is no list of notes about dogs. */
const whatThen: Resolver = async (question) => {
  const isAsked = question.asksWhatToDo && asksWhatThen(question.text);
  return isAsked ? ((await question.advice()) ?? nearest(question)) : undefined;
};

/** 'Can I detail a car in one hour' asks whether it can be done, and for no figure of hours. */
const ifItCan: Resolver = async (question) => {
  const { plan, people, asksIfItCan, desk } = question;
  const isFigure = plan?.want === 'value' && plan.period === undefined && plan.filters.length === 0;
  const isAsked = asksIfItCan && isFigure && people.length === 0 && desk.meant === undefined;
  return isAsked ? ((await question.advice()) ?? nearest(question)) : undefined;
};

const records: Resolver = async ({ desk, understood, sources }) => {
  const answer = await recordsAnswer(desk, understood);
  return answer && withUsual(answer, understood.language, sources.knowledge);
};

const adviceAfterRecords: Resolver = (question) =>
  question.isAdvice ? question.advice() : undefined;

const likelyDoneElsewhere: Resolver = (question) =>
  question.toHaveDone >= LIKELY_TO_DO && !question.desk.meant && !isListInSpanish(question)
    ? instead(question)
    : undefined;
/** 'Trabajos de octubre ya pagados': how requests are worded was learned from English ones. */
const isListInSpanish = ({ language, plan, text }: Question) =>
  language === 'es' && plan !== undefined && !asksToDo(text);

/** Whoever may read no customer is told of none that there is nobody. */
const nobody: Resolver = ({ text, desk, understood }) =>
  seesCustomers(desk.who) ? nobodyAnswer(text, understood) : undefined;

const product: Resolver = (question) => (question.isOfProduct ? question.advice() : undefined);

/** Neither advice nor the business's own: then the handbook, behind what is not recorded. */
const general = (question: Question) =>
  question.isAdvice || question.isOwn || isUnrecordedInSpanish(question)
    ? undefined
    : question.advice();
/** Its words are in English by a table alone: what nobody writes down comes before what they are near to. */
const isUnrecordedInSpanish = (question: Question) =>
  question.language === 'es' && question.unrecorded() !== undefined;

const unrecordedFigures: Resolver = async (question) => {
  const { text, understood } = question;
  const unrecorded = question.unrecorded();
  if (!unrecorded || !isOfFigures(understood, text)) return undefined;
  return question.isOfDays || !(await general(question)) ? unrecorded : undefined;
};

/** It was understood, but for what has no place. */
const partly: Resolver = (question) => {
  const { plan, understood, near, desk } = question;
  const isOfRecords = question.isOwn || plan?.period !== undefined || near.confidence < SURE;
  const isPartly = plan && understood.unknown.length === 0 && isOfRecords && !question.asksWhatToDo;
  return isPartly ? partialAnswer(desk, understood) : undefined;
};

const tellingSomething: Resolver = ({ text }) =>
  isTelling(text) ? writingAnswer(text) : undefined;

const unrecorded: Resolver = (question) =>
  question.near.confidence < SURE ? question.unrecorded() : undefined;

/** Of records that nobody keeps: the Super Bowl, the weather in Paris. */
const ofNoRecords: Resolver = ({ text, near, isRecords, isOfNothing }) =>
  isRecords && isOfNothing && near.confidence < SURE ? unknownAnswer(text) : undefined;

const likely: Resolver = (question) =>
  question.near.confidence >= LIKELY && !question.isOwn ? nearest(question) : undefined;

/** Nothing answers it: which word is in the way, or what was near. */
function notAnswered(question: Question): Answer | Promise<Answer> {
  const { plan, near, understood, desk, sources } = question;
  const isOwn = question.isOwn && !question.asksWhatToDo;
  const isOfTrade =
    !isOwn && (near.confidence >= PERHAPS || sources.knowledge.isAbout(understood.unknown));
  const isOfRecords = seesRecords(desk.who) && ((plan && !isOfTrade) || isOwn);
  return isOfRecords ? partialAnswer(desk, understood) : nearest(question);
}

/** From the surest on: what comes first has the question. */
const RESOLVERS: readonly Resolver[] = [
  nowhere,
  beside,
  firstCrew,
  meantServices,
  offeredNot,
  lastOfRanked,
  priceOfRanked,
  ofWhich,
  whyOfDays,
  goingOn,
  adviceAskedFor,
  howTo,
  toldOf,
  doneElsewhere,
  telling,
  whereabouts,
  contents,
  ofOthers,
  neverRecorded,
  productPage,
  productFor,
  changeable,
  toBeDone,
  whatThen,
  ifItCan,
  records,
  adviceAfterRecords,
  likelyDoneElsewhere,
  nobody,
  product,
  unrecordedFigures,
  partly,
  general,
  tellingSomething,
  unrecorded,
  ofNoRecords,
  likely,
];

/** Answers one question by the first resolver that has it; an honest no where none does. */
export async function resolve(question: Question): Promise<Answer> {
  for (const resolver of RESOLVERS) {
    const answer = await resolver(question);
    if (answer) return ledAsUndone(answer, question.text);
  }
  return notAnswered(question);
}
