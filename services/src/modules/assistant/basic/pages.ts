import type { Answer } from '../answers/answer.js';
import { CANT, IS_THERE, NOT_SO, TO_WHOM, NOT_SURE } from '../answers/pages.texts.js';
import {
  CERTAIN,
  SHOWN,
  sourceOf,
  SURE,
  type Entry,
  type Knowledge,
  type Nearest,
  type NearestPage,
} from '../knowledge/knowledge.js';
import { isOfProductPage } from '../knowledge/library.js';
import { normalized } from '../language/normalize/normalize.js';
import { ONE_OF_TWO } from '../knowledge/knowledge.js';
import type { Language } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { wordSet } from '../words/word-set.js';
import { writingAnswer } from './fixed.js';
import { inEnglish } from './typed.js';

const NAMED = ONE_OF_TWO - 0.01;
/** Articles near a question in English or Spanish. */
export function nearestTo(text: string, knowledge: Knowledge): Nearest {
  const asked = inEnglish(text);
  const near = knowledge.nearest(asked);
  // An untranslated Spanish word may be the subject, so confidence is limited.
  const isOther = asked !== text && near.lacks.length > 0 && !near.isSure;
  return isOther ? { ...near, confidence: Math.min(near.confidence, NAMED) } : near;
}

/** Minimum confidence for a page; low because a request has few words that name one. */
const ENOUGH = 0.5;
const NOT_YET = 'Using Clearcoat: what it does not do yet';

/** The handbook's manual way comes before a page on missing features. */
function nearestPage(text: string, knowledge: Knowledge): NearestPage {
  const asked = inEnglish(text);
  const page = knowledge.nearestPage(asked);
  if (page.entries[0]?.topic !== NOT_YET) return page;
  const { entries, confidence } = knowledge.nearest(asked);
  const isOfTrade = entries[0] !== undefined && !isOfProductPage(entries[0]);
  return isOfTrade && confidence >= SHOWN ? { ...page, entries: [], confidence: 0 } : page;
}

const OF_MESSAGES = wordSet(
  'messages-within-the-team|reminders-to-customers|texts-and-emails-that-go-out-by-themselves',
);
const OF_JOBS = wordSet(
  'book-an-appointment|cancel-an-appointment|move-an-appointment-to-another-time',
);
const SENDS = wordSet(
  'text|message|email|write|send|tell|remind|thank|invite|notify|manda|envia|escribe|avisa',
);
const DRAFTED = wordSet(
  'add-a-customer|change-a-services-price-or-duration|change-the-status-of-a-job|drafts-need-your-tap|mark-a-no-show|start-and-complete-a-job|what-the-assistant-can-do',
);

/** Page that explains how to do a request by hand. `isSurely` needs a sure match and no draft. */
export function pageInstead(
  text: string,
  knowledge: Knowledge,
  isSurely = false,
): Answer | undefined {
  const page = nearestPage(text, knowledge);
  const [entry] = page.entries;
  const isDrafted = [OF_MESSAGES, OF_JOBS, DRAFTED].some((each) => each.has(entry?.slug ?? ''));
  if (!entry || page.confidence <= ENOUGH || page.isByVerb) return undefined;
  if (isSurely && (page.confidence < SURE || isDrafted)) return undefined;
  const { language, tokens } = normalized(text);
  if (OF_MESSAGES.has(entry.slug) && SENDS.has(tokens[0]?.word ?? ''))
    return { ...writingAnswer(text), text: TO_WHOM[language] };
  return {
    ...writingAnswer(text),
    text: `${leadOf(language, entry, page)}\n\n**${entry.title}**\n\n${entry.body}`,
    sources: [sourceOf(entry)],
  };
}

function leadOf(language: Language, { slug, topic }: Entry, { confidence, misses }: NearestPage) {
  if (OF_JOBS.has(slug)) return NOT_SO[language];
  const missed = misses.map((each) => plain(each[language])).join(', ');
  if (confidence < CERTAIN || missed) return NOT_SURE[language](missed);
  return (topic === NOT_YET ? IS_THERE : CANT)[language];
}
