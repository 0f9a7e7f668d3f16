import { Phrases } from '../words/phrases.js';
import {
  CERTAIN,
  SHOWN,
  sourceOf,
  SURE,
  type Entry,
  type Knowledge,
  type NearestPage,
} from '../knowledge/knowledge.js';
import { isOfProductPage } from '../knowledge/library.js';
import { everyOf } from '../words/every-of.js';
import { normalized } from '../language/normalize/normalize.js';
import { spelled } from '../language/normalize/spelled.js';
import { escapeMarkdown as plain } from '../words/text.js';
import type { Answer } from '../answers/answer.js';
import { writingAnswer } from './fixed.js';
import { CANT, IS_THERE, NOT_SO, NOT_SURE, TO_WHOM } from './instead.texts.js';
import { inEnglish, withDaysSpelled } from './typed.js';

/** Of what these pages are about a draft is made. */
export const DRAFTED: ReadonlySet<string> = new Set([
  'add-a-customer',
  'book-an-appointment',
  'cancel-an-appointment',
  'change-a-services-price-or-duration',
  'change-the-status-of-a-job',
  'drafts-need-your-tap',
  'mark-a-no-show',
  'messages-within-the-team',
  'move-an-appointment-to-another-time',
  'reminders-to-customers',
  'start-and-complete-a-job',
  'texts-and-emails-that-go-out-by-themselves',
  'what-the-assistant-can-do',
]);

/** A request has few words that tell where it is done: above this it is that page. Of one word in common it is none. */
const ENOUGH = 0.5;

const NOT_YET = 'Using Clearcoat: what it does not do yet';

/** What it does not do is no answer where the handbook says how to do it by hand: 'get more reviews'. */
function nearestPage(text: string, knowledge: Knowledge): NearestPage {
  const asked = inEnglish(text);
  const typed = knowledge.nearestPage(asked);
  const spelled = typed.confidence > ENOUGH ? typed : knowledge.nearestPage(withDaysSpelled(asked));
  const page = spelled.confidence > typed.confidence ? spelled : typed;
  if (page.entries[0]?.topic !== NOT_YET) return page;
  const { entries, confidence } = knowledge.nearest(asked);
  const isOfTrade = entries[0] !== undefined && !isOfProductPage(entries[0]);
  return isOfTrade && confidence >= SHOWN ? { ...page, entries: [], confidence: 0 } : page;
}

/** 'Open spotify', 'cancel my cable': of no page, unless what is named is one of the customers. */
export const isOfNoPage = (text: string, knowledge: Knowledge): boolean =>
  nearestPage(text, knowledge).isByVerb;

const isLikely = ({ confidence, isByVerb }: NearestPage, isOfSomebody = false) =>
  confidence > ENOUGH && (isOfSomebody || !isByVerb);

/** Where whoever asked does it themselves: the page of the product that is likely about it. */
export function insteadOf(
  text: string,
  knowledge: Knowledge,
  isOfSomebody = false,
): Entry | undefined {
  const page = nearestPage(text, knowledge);
  return isLikely(page, isOfSomebody) ? page.entries[0] : undefined;
}

const OF_MESSAGES: ReadonlySet<string> = new Set([
  'messages-within-the-team',
  'reminders-to-customers',
  'texts-and-emails-that-go-out-by-themselves',
]);
const SENDS = new Phrases(
  everyOf(
    'please|can you|could you|',
    'text|message|email|write|send|tell|remind|thank|invite|notify',
  ),
  'manda|envia|escribe|avisa',
);
/** Not once, and not to customers. */
const ITSELF = new Phrases(
  'auto|automatic|automatically|automated|automate|by itself|by themselves|every day|every week|every month|whenever|each time|team|crew|staff',
);

/** What a draft of is made for a customer and a day. */
const OF_JOBS: ReadonlySet<string> = new Set([
  'book-an-appointment',
  'cancel-an-appointment',
  'move-an-appointment-to-another-time',
]);

/** No draft can be made of it: then it is said where it is done. */
export const insteadAnswer = (text: string, knowledge: Knowledge): Answer =>
  pageInstead(text, knowledge) ?? writingAnswer(text);

/** Only where a page is near: what merely sounds like a request may be a question. */
export function pageInstead(
  text: string,
  knowledge: Knowledge,
  isOfSomebody?: boolean,
): Answer | undefined {
  const page = nearestPage(text, knowledge);
  return isLikely(page, isOfSomebody) ? pageAnswer(text, page) : undefined;
}

function pageAnswer(text: string, page: NearestPage): Answer | undefined {
  const [entry] = page.entries;
  if (!entry) return undefined;
  const words = spelled(text);
  const isSent = SENDS.lengthAt(words, 0) > 0 && ITSELF.in(words) === undefined;
  const isToSome = OF_MESSAGES.has(entry.slug) && isSent;
  if (isToSome) return { ...writingAnswer(text), text: TO_WHOM[normalized(text).language] };
  return {
    ...writingAnswer(text),
    text: `${leadOf(text, entry, page)}\n\n**${entry.title}**\n\n${entry.body}`,
    sources: [sourceOf(entry)],
  };
}

/** Half of the pages that were not sure, or say nothing about what was named, were of something else. */
function leadOf(text: string, { slug, topic }: Entry, { confidence, misses }: NearestPage): string {
  const { language } = normalized(text);
  if (OF_JOBS.has(slug)) return NOT_SO[language];
  const missed = misses.map((each) => plain(each[language])).join(', ');
  if (confidence < CERTAIN || missed) return NOT_SURE[language](missed);
  return (topic === NOT_YET ? IS_THERE : CANT)[language];
}

/** The same for what is surely done elsewhere, before a draft is made of it. */
export function elsewhereAnswer(text: string, knowledge: Knowledge): Answer | undefined {
  const page = nearestPage(text, knowledge);
  const [entry] = page.entries;
  return entry && page.confidence >= SURE && !DRAFTED.has(entry.slug)
    ? pageAnswer(text, page)
    : undefined;
}
