import { sourceOf, type Entry, type Knowledge } from '../knowledge/knowledge.js';
import { isOfProductPage } from '../knowledge/library.js';
import { normalized } from '../language/normalize.js';
import type { Language } from '../plan/plan.js';
import { combined } from './advice.js';
import type { Answer } from './answer.js';
import { writingAnswer } from './fixed.js';

const VERBS: readonly [RegExp, string][] = [
  [/\b(?:delete|remove|erase|wipe)\b/i, 'delete'],
  [/\b(?:add|create|put)\b/i, 'add'],
  [/\b(?:move|reschedule|shift|push|bump|swap|switch|trade)\b/i, 'move'],
  [/\b(?:merge|combine)\b/i, 'merge'],
  [/\b(?:cancel|call off)\b/i, 'cancel'],
  [/\bconfirm\b/i, 'change status'],
  [/\b(?:complete|finish|start)\b/i, 'complete'],
  [/\bmark\b/i, 'mark'],
  [/\b(?:change|update|edit|rename|set|raise|lower|correct|fix|make|save)\b/i, 'change'],
];

/** What pages of the product are about, the closer first. */
const THINGS: readonly [RegExp, string][] = [
  [/\bno.?show\b/i, 'no show'],
  [/\bphotos?\b|\bpictures?\b|\bpics?\b/i, 'job photo'],
  [/\bchecklists?\b/i, 'checklist'],
  [/\badd.?ons?\b|\bextras?\b/i, 'add-on'],
  [/\b(?:phone|number|e-?mail|notes?|address)\b/i, 'customer phone'],
  [/\b(?:users?|employees?|logins?|tech|techs)\b/i, 'employee'],
  [/\b(?:services?|packages?|menu)\b/i, 'service'],
  [/\bprices?\b/i, 'service price'],
  [/\b(?:hours)\b/i, 'opening hours'],
  [/\b(?:customers?|clients?|contacts?)\b/i, 'customer'],
  [/\b(?:appointments?|appts?|jobs?|bookings?|everyone|everybody)\b/i, 'appointment'],
];

/** A request of WHOLE, and no question, has its page whatever else is said. */
function wholeOf(text: string, knowledge: Knowledge): Entry | undefined {
  const asked = WHOLE.find(([words]) => words.test(text))?.[1];
  return asked === undefined || ASKS.test(text)
    ? undefined
    : knowledge.answers(asked, 3).find(isOfProductPage);
}
const ASKS =
  /^(?:how|what|when|which|why|who|where|can|could|text|tell|let|message|email|write|send|remind|draft|book|cancel|should|does|do|did|is|are|was|has|have)\b|\?\s*$/i;

/** What is asked for in words of its own: a verb and a thing cannot be told apart there. */
const WHOLE: readonly [RegExp, string][] = [
  [
    /\b(?:un.?block|block(?:ed)? (?:off|out)|day off|pm off|am off|(?:morning|afternoon|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day) off|dont let anyone book|don['’]t let anyone book)\b/i,
    'how do i block a day off',
  ],
  [
    /\b(?:merge|combine)\b.*\b(?:and|with)\b|\btwice in my (?:contacts|customers)\b/i,
    'how do i merge two customers',
  ],
  [
    /\b(?:twice|once|every|each) (?:a |other )?(?:week|month|day|two weeks|\d weeks)s?\b.*\bfrom now on\b|\b(?:recurring|repeating|standing appointment)\b/i,
    'how do i make an appointment repeat',
  ],
  [
    /\b(?:got|has|bought|drives|update)\b.*\bnew (?:car|truck|vehicle|suv|van)\b|\b(?:change|update|edit) .*\b(?:car|vehicle|truck)\b/i,
    'how do i edit customer phone',
  ],
  [/\b(?:push|move|shift) (?:everything|all|everyone)\b/i, 'how do i move appointment'],
  [
    /\b(?:drop|lower|cut|raise|change|make|set)\b.*\b(?:just|only) for\b|\b(?:make|set) .*\d+ for (?:small|large|suvs?|cars?|trucks?)\b/i,
    'how do i change service price',
  ],
  [/\badd (?:a |another )?(?:new )?service\b/i, 'how do i add service'],
];

/** Where whoever asked does it themselves: the page of the product about what is to be done, and to what. */
export function insteadOf(text: string, knowledge: Knowledge): Entry | undefined {
  const whole = wholeOf(text, knowledge);
  if (whole) return whole;
  const verb = VERBS.find(([words]) => words.test(text))?.[1];
  const named = THINGS.find(([words]) => words.test(text))?.[1];
  // What is moved is a job, whoever's.
  const thing =
    named ?? (/^(?:move|change status|complete)$/.test(verb ?? '') ? 'appointment' : undefined);
  if (!verb || !thing) return undefined;
  // A note is a part of its customer.
  if (thing === 'customer phone' && verb === 'add')
    return insteadOf(text.replace(/\b(?:add|create|put)\b/i, 'change'), knowledge);
  // A job is never deleted.
  const done = thing === 'appointment' && verb === 'delete' ? 'cancel' : verb;
  return knowledge.answers(`how do i ${done} ${thing}`, 3).find(isOfProductPage);
}

const CANT: Record<Language, string> = {
  en: "I can't do that for you, and this is how it is done:",
  es: 'No puedo hacerlo por usted; así se hace (el manual está en inglés):',
};

/** No draft can be made of it: then it is said where it is done. */
export function insteadAnswer(text: string, knowledge: Knowledge): Answer {
  const entry = insteadOf(text, knowledge);
  return entry ? pageAnswer(text, entry) : writingAnswer(text);
}

/** What to do is asked of the pages again, where it is not known where it is done. */
export function pageOrInstead(text: string, knowledge: Knowledge): Answer {
  const answer = insteadAnswer(text, knowledge);
  if (answer.sources.length > 0) return answer;
  const [page] = knowledge.answers(`how do i ${text}`, 1);
  const isDone = page !== undefined && isOfProductPage(page);
  return (isDone && combined(undefined, [page], knowledge, 'en')) || answer;
}

function pageAnswer(text: string, entry: Entry): Answer {
  const lead = CANT[normalized(text).language];
  return {
    ...writingAnswer(text),
    text: `${lead}\n\n**${entry.title}**\n\n${entry.body}`,
    sources: [sourceOf(entry)],
  };
}

/** The same for what is surely done elsewhere, before anything else is made of it. */
export function elsewhereAnswer(text: string, knowledge: Knowledge): Answer | undefined {
  const entry = wholeOf(text, knowledge);
  return entry && pageAnswer(text, entry);
}
