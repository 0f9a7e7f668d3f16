import type { Bench } from '../actions/call.js';
import { beginsRequest } from '../actions/heads.js';
import type { Answer } from '../answers/answer.js';
import { unknownAnswer } from '../answers/fixed.texts.js';
import { SHOWN, SURE, type Knowledge } from '../knowledge/knowledge.js';
import { isOfProductPage } from '../knowledge/library.js';
import { languageOfTitle } from '../knowledge/titles.js';
import { normalized } from '../language/normalize/normalize.js';
import { pointsBack } from '../language/turns/follow-up.js';
import { LIKELY_TO_DO, SURELY_OF_RECORDS, type Wants } from '../requests/wants.js';
import { everyOf } from '../words/every-of.js';
import { Phrases } from '../words/phrases.js';
import { combined, LIKELY, PERHAPS, toldAs, withUsual } from './advice.js';
import { ledFrom, understoodIn } from './earlier.js';
import { writingAnswer } from './fixed.js';
import { nearestAnswer } from './nearest-answer.js';
import { nearestTo, pageInstead } from './pages.js';
import { isWhole, partialAnswer, recordsAnswer } from './records.js';
import { unrecordedAnswer } from './unrecorded.js';

interface Sources {
  knowledge: Knowledge;
  wants: Wants;
}

/** Questions for advice or instructions, which the handbook answers before the records. */
const ADVICE = new Phrases(
  everyOf('how', 'do|can|should|could|would', 'i|we|you'),
  everyOf(
    'what|which|when|where|how much|how often|how far|how far ahead|how many|how soon',
    'should|can|could',
    'i|we|you',
  ),
  everyOf('where', 'do|can', 'i|we', 'change|set|add|edit|find|see|put|delete|import|export'),
  everyOf('what', 'do', 'i|we|you', 'do|say|need', 'when|if|about|with|to|for'),
  everyOf(
    'can|could|should|does|do',
    'i|we|you|u|it|a|an|the|rain|my helper|my tech',
    'use|put|wash|wax|clay|need|hurt|export|send|see|clean|polish|coat|remove|do|charge|raise|let|print',
  ),
  everyOf('best|good', 'way|ways|practice|practices|product|products|soap|wax|pad|pads|order'),
  'how to|how often should|what happens|tips for|tips on|why do|why does|what is the best|whats the best|what does|whats a good|what is a good|what psi|what kind of|in what order|what order|how long before|how long should|where is the|where are the|where is my',
  'como se|como puedo|como lavo|como limpio|como quito|como le hago|como hago|debo|deberia|cada cuanto|conviene|se puede|puedo',
);
const LOOKS = new Phrases(everyOf('how', 'do|did|are', 'i|we', 'look|doing|do'));
const ASKED_OF_US = new Phrases(
  everyOf('how much|how many|what', 'did|have|do', 'i|we', 'make|made|earn|earned|have|do|charge'),
);

const isAdvice = (text: string): boolean => {
  const { tokens } = normalized(text);
  return ADVICE.in(tokens) !== undefined && !LOOKS.begin(tokens) && !ASKED_OF_US.begin(tokens);
};

/** Answers a question from the records, then the handbook, or says that it can't. */
export async function resolve(
  text: string,
  questions: readonly string[],
  bench: Bench,
  { knowledge, wants }: Sources,
): Promise<Answer> {
  const titled = knowledge.titled(text);
  const called = titled && languageOfTitle(titled.title, text);
  if (titled && called)
    return combined(undefined, [titled], knowledge, called) ?? unknownAnswer(text);
  const { understood, over } = await understoodIn(text, questions, bench);
  const { plan, people, language, unknown } = understood;
  const isOfDays = plan?.period !== undefined;
  const near = nearestTo(text, knowledge);
  const [entry] = near.entries;
  const article = () =>
    toldAs(undefined, near, knowledge, language) ?? nearestAnswer(near, text, language);
  const isKnown = isWhole(understood) && (plan !== undefined || people.length > 0);
  const begins = beginsRequest(normalized(text).tokens);
  const asksAdvice = isAdvice(text) && people.length === 0 && !(bench.meant && pointsBack(text));
  if (asksAdvice && near.isSure) return article();
  if (asksAdvice && near.confidence >= SHOWN && !(isKnown && isOfDays))
    return nearestAnswer(near, text, language);
  const never = unrecordedAnswer(text, true);
  if (never && !(asksAdvice && near.confidence >= LIKELY)) return never;
  const isToDo = begins || (!isKnown && !asksAdvice && wants.toHaveDone(text) >= LIKELY_TO_DO);
  const page = isToDo && !bench.meant ? pageInstead(text, knowledge) : undefined;
  if (page) return page;
  if (begins && !bench.meant) return writingAnswer(text);
  const records = await recordsAnswer(bench, understood);
  if (records) {
    const usual = withUsual(records, language, knowledge);
    return over !== undefined && understood.isOfBefore ? ledFrom(usual, over, language) : usual;
  }
  const unrecorded = unrecordedAnswer(text);
  const isCounted = isOfDays || understood.isOfRecords || COUNTS.begin(normalized(text).tokens);
  if (unrecorded && (near.confidence < LIKELY || isCounted)) return unrecorded;
  const isRecords = language === 'en' && wants.ofRecords(text) >= SURELY_OF_RECORDS;
  const isOwn =
    people.length > 0 ||
    isOfDays ||
    (isRecords && (plan !== undefined || understood.isOfRecords)) ||
    (understood.isOfRecords && unknown.length === 0);
  const isOfProduct = entry !== undefined && isOfProductPage(entry) && near.confidence >= SURE;
  if ((!isOwn || isOfProduct) && near.isSure) return article();
  if (unrecorded && near.confidence < SURE) return unrecorded;
  if (!isOwn && near.confidence >= LIKELY) return nearestAnswer(near, text, language);
  const isOfTrade = near.confidence >= PERHAPS || knowledge.isAbout(unknown);
  const isPartly = isOwn || (plan && !isOfTrade) || understood.isOfBefore;
  return isPartly ? partialAnswer(bench, understood) : nearestAnswer(near, text, language);
}

const COUNTS = new Phrases('how many|how much|cuanto|cuanta|cuantos|cuantas');
