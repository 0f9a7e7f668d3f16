const STOP_WORDS = new Set(
  (
    'a about am an and any are as at be been best but by can could did do does for from get getting give good had has ' +
    'have help how i if in is it its me more most my need of on or our please s should so some t tell ' +
    'than that the their them there they this to us use want was we were what when where which who ' +
    'why will with without would you your ' +
    'he she his her him hers ' +
    'got ok okay im old right way ways rid proper properly thing things somebody someone anybody anyone ' +
    'whats hows wheres whos thats theres make makes look looks ' +
    'tip tips advice idea ideas often much many deal something car cars vehicle ' +
    'today tomorrow week weeks month months year years'
  ).split(' '),
);

/** Whether a word carries no meaning of its own. */
export const isStopWord = (word: string) => STOP_WORDS.has(word);

const DOUBLED = /([bgmnprt])\1$/;
/** Of one syllable: 'not' of 'notes', 'wip' of 'wiping'. */
const SHORT_VOWEL = /^[^aeiouy]*[aeiouy][^aeiouwxy]$/;

/** A word without its ending, so that 'jobs' and 'job' are one, and 'planning' and 'plan'; 'notes' are not what is 'not'. */
export function stemOf(word: string): string {
  if (word.length <= 3) return word.replace(/s$/, '');
  const [ending = ''] = /(?:ings?|ed|es|e|s)$/.exec(word) ?? [];
  const stem = word.slice(0, word.length - ending.length);
  if (ending === '' || ending === 's') return stem;
  const single = ending.startsWith('e') && ending !== 'ed' ? stem : stem.replace(DOUBLED, '$1');
  return single === stem && SHORT_VOWEL.test(stem) ? `${stem}e` : single;
}

/** Words that mean something else together than each alone. */
const TOGETHER: readonly [RegExp, string][] = [
  [/\bno[ -]?shows?\b/g, 'noshow'],
  [/\bturn(?:ing)? o(n|ff) tips?\b/g, 'turn o$1 tipping'],
  // Of one part in ten, and no clock.
  [
    /(?<!\b(?:at|by|before|after|until) )\b1:(?:[3-9]|10|15|16|20|32|40|50|64|100|128|200|256|300|500)\b(?! ?[ap]m\b)/g,
    'ratio',
  ],
  [/\bhow (?:often|frequent(?:ly)?)\b/g, 'howoften'],
  [/\b(?:days?|time)[ -]off\b|\boff days?\b/g, 'timeoff'],
  [/\bclear ?coats?\b/g, 'clearcoat'],
  [/\bgift ?cards?\b/g, 'giftcard'],
  [/\bmoney back\b/g, 'refund'],
  [/\b(?:get|getting|find|attract|win) more (?:customers|clients)\b/g, 'morecustomers'],
  [/\bfull details?\b/g, 'fulldetail'],
  [/\bswirl marks?\b/g, 'swirls'],
  [/\b(?:com(?:e|es|ing)|came) back\b/g, 'comeback'],
  [/\bput in (?=an? |the )(?!an? (?:text|message|note|word))/g, 'add '],
  [/\ball[ -]purpose cleaners?\b/g, 'apc'],
  [/\b(?:between|second|another|2nd) (?:coats?|layers?)\b/g, 'recoat'],
  [/\borange peel\b/g, 'orangepeel'],
  [/\btouch screens?\b/g, 'touchscreen'],
  [/\bacid rain\b/g, 'acidrain'],
  [/\b(foam|heat|blow|spray|cyclone) ?guns?\b/g, '$1gun'],
  [/\bno (water|power|electricity|hose|spigot|outlet)\b/g, 'no$1'],
  [/\b(?:cost to start|start(?:ing|up)? costs?)\b/g, 'startup'],
  [/\bto (?:start(?: out| with)?|get started)$/g, 'starter'],
  [/\b(one|two)[ -]?steps?\b/g, '$1step'],
  [/\b(?:1|one|2|two)[ -]stars?\b/g, 'bad review'],
  [/\bsuper ?glue\b/g, 'superglue'],
  [/\bfinish(?:ing)? (?=(?:it|an?|the|my) ?(?:job|appointment)?)/g, 'completejob '],
  [/\b(have|has|get|download|there) an app\b/g, '$1 mobileapp'],
  [/\badd[- ]?ons?\b/g, 'addon'],
  [/\badd(?:ing)? (?:an? )?tips?\b/g, 'tipping'],
  [/\b(?:sand(?:ed|ing)?) (?:through|thru)\b/g, 'burnthrough'],
  [/\bhot water\b/g, 'hotwater'],
  [/\btake (?:\w+day|the day|tomorrow|today|next week)s? off\b/g, 'timeoff'],
  [
    /\bwhere (?:is |are )?(?:my|the|our) (?:vans?|trucks?|guys?|techs?|crews?)(?: (?:is|are))?$/g,
    'gps',
  ],
  [
    /\b(?:call|contact|reach|talk to|email) (?:for help|support|you guys|somebody|someone|an? (?:human|real person|person))\b/g,
    'contact support',
  ],
  [
    /\b(?:found|have|report|got) a bug\b|\bbug report\b|\b(?:app|page|site|screen|website|clearcoat|program|system) (?:is|wont|doesnt|isnt|keeps) (?:so |very |not )?(?:slow|load|loading|working|work|open|opening|crashing|freezing|down)\b/g,
    'softwarebug',
  ],
  [/\bshelf[ -]?life\b/g, 'shelflife'],
  [/\b(?:air)?planes?\b/g, 'aircraft'],
  [/\bpressure[ -]?wash(?:er|ers|ing|ed)?\b/g, 'pressurewash'],
  [
    /\b(?:my|your|his|bad|lower) back(?= (?:is|hurts?|aches?|pain|problems?|kills?|killing|from|goes|after)\b|$)|\bback ?(?:pain|aches?)\b/g,
    'backpain',
  ],
  [
    /\bfir(?:e|ing) (?=(?:some(?:one|body)|him|her|them|people|(?:an?|my) (?:\w+ )?(?:employees?|workers?|guys?|techs?|helpers?))\b)/g,
    'dismiss ',
  ],
  [
    /\b(?:two|2|several|multiple|more than one) (?:people|persons?|users?|of us)\b(?! (?:be |work |go |assigned )?(?:on|to|for) (?:one|a|the|the same|each) (?:job|car|van|crew))/g,
    'multiuser',
  ],
  [/\b(text|e-?mail|message) (?:all|every|everyone|everybody)\b/g, '$1 mass'],
  [/\b(cancel|move|reschedule) (?:one|it|this|that)\b/g, '$1 appointment'],
  [
    /\bmark(?:ed|ing)?(?: (?:it|this|that|one|them|(?:an?|the|my) (?:job|appointment|appt)))?(?: as)? (?:done|completed?|finished)\b/g,
    'completejob',
  ],
  [
    /\bhow many (customers|users|employees) can (?:i|we|you) (?:have|add|keep|store)\b/g,
    'plan limit $1',
  ],
  [/\bwho (changed|edited|deleted|cancell?ed|booked|moved|added)\b/g, 'audit $1'],
  [/\b(?:its|it is|business is|so|really|pretty) (?:dead|slow)\b/g, 'slow'],
  [
    /\b(?:leave|leaves|left|give|gave|gives|take|accept|split|share|pool|ask for|expect|get|got|report)(?: an?| the| my| your| our| any)? tips?\b|\b(?:customers?|my) tips?\b|\btip(?:ped)? (?:a|the|my|your|his|our)\b/g,
    'tipping',
  ],
  [/\b(?:what|how much(?: money)?) (?:i|we|ive|i've|weve) (?:made|make|earned|earn)\b/g, 'revenue'],
  [
    /\bat (?:(?:a|the|my|some) )?(?:customer|client)s?(?:'?s)?(?: (?:houses?|homes?|places?))?\b/g,
    ' ',
  ],
  [/\b(?:paint protection films?|clear bras?)\b/g, 'ppf'],
  [/\bpowder ?coat(?:ed|ing|s)?\b/g, 'powdercoat'],
  [/\btop(?:s|ped|ping)?[ -]?ups?\b/g, 'topper'],
  [
    /\b(add|another|second|two|2|several|multiple)(?: a| an| another| second| new| extra)* (?:cars?|vehicles?)\b/g,
    '$1 vehicles',
  ],
  [/\bback(?:ed|s|ing)?[ -]?ups?\b/g, 'backup'],
  [/\bget(?:ting)? paid\b/g, 'getpaid'],
  [/\b(?:12|24)[ -]?(?:hours?|hrs?|h)\b(?= (?:clock|time|format)|$)/g, 'hourclock'],
  [/\bmilitary time\b/g, 'hourclock'],
  [
    /\b(?:burn(?:ed|t)?|went|cut) (?:through|thru)\b|\bburn(?:ed|t) (?:edges?|paint|clearcoat)\b/g,
    'burnthrough',
  ],
  [/\b(?:two|2)[ -]buckets?\b/g, 'twobucket'],
  [/\b(?:soft|convertible|rag) ?tops?\b/g, 'softtop'],
];

/** A text in small letters, with those as one word. */
export const asOneWord = (text: string): string =>
  TOGETHER.reduce((all, [phrase, word]) => all.replace(phrase, word), text.toLowerCase());

/** The words of a text that carry meaning, cut to their stems. */
export function termsOf(text: string): string[] {
  const words =
    asOneWord(text)
      .replace(/['’]/g, '')
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word)).map(stemOf);
}

/** What people typed must not become a link or a heading of ours. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\](){}#+!|<>~]/g, '\\$&').replace(/\s+/g, ' ');
}
