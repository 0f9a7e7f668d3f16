/** Another way to say a follow-up, and how it is read instead. */
interface Rule {
  name: string;
  says: RegExp;
  read: string;
}

/** Each is tried on what the one before it made. */
const RULES: readonly Rule[] = [
  {
    name: 'and this time last year',
    says: /^(?:and |vs\.? |versus |compared to )*(?:at |by )?(?:this|the same) time last (year|month|week|quarter)[?!.]*$/i,
    read: 'compared to last $1',
  },
  {
    // 'Booked' alone would be of any job.
    name: 'which of them are booked',
    says: /^((?:and )?(?:which|who|how many|any) of (?:them|those|these))(?: (?:are|is))? (?:already )?booked(?=\W*$)/i,
    read: '$1 have something booked',
  },
  {
    name: 'show me; who; names and numbers',
    says: /^(?:(?:please|just|can you|could you) )*(?:show me|list|names|(?:their )?names and (?:phone )?numbers|phone numbers|their numbers|who (?:got|had) (?:'?em|them)|who|whos that|whose|which|which ones|quienes|cuales|la lista)(?: please| pls)?\s*\??$/i,
    read: 'who are they',
  },
  {
    name: 'make it 10',
    says: /^(?:make|do|show|give) (?:it|that|me) (?:the )?(?:top )?(\d{1,2})\s*\??$/i,
    read: 'top $1',
  },
  {
    name: 'split that by van; sort it by visits',
    says: /^(?:(?:and|now|can you|could you) )*(?:split|break|divide|sort|order|rank|group|put|do|show) ?(?:it|that|them|those|this|me that)?(?: (?:down|up|out))? (?=(?:by|per)\b)/i,
    read: '',
  },
  {
    name: 'is it the same for van 2',
    says: /^(?:and |so |ok )*(?:is|was) (?:it|that|this) (?:the same|like that|true|different)(?= (?:for|in|on|with|at)\b)\s+/i,
    read: 'and ',
  },
  {
    name: "that's more than last year, right; was it better in the spring; is that ahead of where May was",
    says: /^(?:(?:and|so|ok|well) )*(?:(?:is|was) (?:that|it|this)|(?:that|it|this)(?:'?s| is| was)) (?:(?:a lot|much|way|any|still|even|really) )*(?:more|less|better|worse|up|down|higher|lower|busier|slower|fewer|ahead|behind|above|below)?(?: or (?:more|less|better|worse|up|down|behind|below))? ?(?:than|from|back in|in|over|compared to|ahead of|behind|above|below|of) (?:(?:it|we) (?:was|were) (?:in )?)?(?:where )?(?:the )?(.+?)(?: was| were)?(?:,? (?:right|huh|though))?[?!.]*$/i,
    read: 'compared to $1',
  },
  {
    name: 'how does that stack up to last year',
    says: /^(?:(?:and|so|ok) )*how(?:'?s| is| does| did|s) (?:that|it|this) (?:stack up|stacks up|compare|compares|look|measure up|hold up) (?:to|against|with|next to|beside|vs\.?) (.+?)[?!.]*$/i,
    read: 'compared to $1',
  },
  {
    name: 'better than the day before?',
    says: /^(?:(?:and|so|ok|was it|is it) )*(?:more|less|better|worse|higher|lower|busier|slower|fewer)(?: or (?:more|less|better|worse))? than (?:in )?(.+?)[?!.]*$/i,
    read: 'compared to $1',
  },
  {
    name: 'es más que el mes pasado',
    says: /^(?:y |pero )*(?:(?:eso|esto) )?(?:es|fue|estuvo) (?:m[aá]s|menos|mejor|peor)(?: o (?:m[aá]s|menos|mejor|peor))? que (.+?)[?!.]*$/i,
    read: 'comparado con $1',
  },
  {
    name: 'and what did it make',
    says: /^(?:(?:and|so) )*(?:what|how much) (?:did|has) it (?:make|made|do|bring|bring in|earn|pull in|come to)(?=\W*$)/i,
    read: 'how much is it in dollars',
  },
  {
    name: 'split that by what they had done',
    says: /\bby what (?:they|we|people|i) (?:had done|have done|had|got|get|did|do|bought|buy|booked|book|came in for|come in for)(?=\W*$)/i,
    read: 'by service',
  },
  {
    // Days are put beside the days before.
    name: 'vs no-shows',
    says: /^(?:and |so |ok )*(?:vs\.?|versus)\s+(?!.*(?:\d{4}|\b(?:before|ago|last|this|next|yesterday|today|day|week|weekend|month|quarter|year|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|spring|summer|fall|winter)))/i,
    read: 'and ',
  },
  {
    name: 'by visits instead of money',
    says: /\s+(?:instead of|rather than|not) (?:by )?(?:the )?(?:money|revenue|dollars|jobs|visits|price|number|total)\s*\??$/i,
    read: '',
  },
  {
    name: 'and who am I seeing last',
    says: /^(?:and |so )?(who|what)(?:'?s| is|m)?(?: am i| are we| do i| do we)? (?:seeing|doing|see|have|do|getting) last[?!.]*$/i,
    read: '$1 is the latest one',
  },
  {
    // The last one of those is no last visit.
    name: 'who is the last one',
    says: /^(?:and )?(who|which|what|when)(?:'?s| is| was) the last one\s*\??$/i,
    read: '$1 is the latest one',
  },
];

/** The same of any question. */
const ASKED: readonly Rule[] = [
  {
    name: 'customers with two cars or more',
    says: /\b(two|three|four|five|\d+) (cars|vehicles|trucks|visits|jobs) or more\b/i,
    read: '$1 or more $2',
  },
  {
    name: 'are we up on last November',
    says: /^are we (?:doing )?(?:up|down|ahead|behind|better|worse)(?: or (?:up|down|ahead|behind|better|worse))? (?:on|from|of|over|than|compared to|vs\.?) last (\p{L}+)[?!.]*$/iu,
    read: 'revenue this $1 compared to last $1',
  },
  {
    // Whoever is a customer now is no customer of today.
    name: 'how many customers do we have right now',
    says: /^(how many (?:customers|clients) (?:do|have) (?:i|we) (?:have|got)(?: in)?(?: total)?) (?:right now|now|at the moment|currently)(?=\W*$)/i,
    read: '$1',
  },
  {
    name: "what's van 2 got on Monday",
    says: /^what(?:'?s| has| does) (.{2,30}?) got (?=on\b|for\b|going\b|lined up\b|this\b|next\b|tomorrow\b|today\b)/i,
    read: 'what does $1 have ',
  },
  {
    name: 'did the bay out-earn van 2',
    says: /\bout-?(?:earn|sell|perform|do)s?\b/i,
    read: 'make more than',
  },
  {
    name: "what's on Ana's card",
    says: /^(?:what(?:'?s| is)|show me what(?:'?s| is)) (?:on|in) (.+?) (?:card|file|profile|record)[?!.]*$/i,
    read: 'who is $1',
  },
  {
    name: 'walk me through tomorrow',
    says: /^(?:walk|take|run|talk) me through (?=(?:my |the )?(?:today|tomorrow|\p{L}+day|this|next|rest))/iu,
    read: 'what is on ',
  },
  {
    name: 'caller from 555 310 4420, what is her car',
    says: /^(?:(?:the|a) )?(?:caller|call|calling|somebody calling|someone calling) (?:from|at|is) (\(?\d[\d() -]{5,}\d)(?:,? (?:what(?:'?s| is) (?:his|her|their) (?:name|car|vehicle)|who(?:'?s| is) (?:it|that|this)))?[?!.]*$/i,
    read: 'who is $1',
  },
  {
    name: 'how long should I block out for a ceramic',
    says: /^(how long|how much time) (?:should|do|would|will|must|does) (?:i|we|it) (?:block out|block off|block|set aside|plan|allow|leave|put aside|count on)(?: for)? (?=\w)/i,
    read: 'how long to take for ',
  },
  {
    name: 'how long does it tie me up',
    says: /\btie (?:me|us|the bay|the van|a van) up\b/i,
    read: 'take',
  },
  {
    name: "this week's numbers; numbers for October",
    says: /^(?:(?:give|show|tell) (?:me |us )?|(?:what(?:'?s| is| are|re) |how(?:'?s| are|re) )?(?:the |our |my )?)?((?:this|last) (?:week|month|quarter|year|weekend)|yesterday|today|\p{L}+day|(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october)'?s numbers[?!.]*$/iu,
    read: 'revenue $1',
  },
  {
    name: 'numbers for October',
    says: /^(?:(?:give|show|tell) (?:me |us )?|(?:what(?:'?s| is| are|re) |how(?:'?s| are|re) )?)?(?:the |our |my )?numbers (?:for|from|of|on) (.+?)[?!.]*$/i,
    read: 'revenue $1',
  },
  {
    name: 'break down October by service',
    says: /^(?:break|split|divide) (?:down |out |up )?(?!(?:it|that|this|them|those)\b)(.+?) (?:down |out |up )?by (?=\w+[?!.]*$)/i,
    read: '$1 by ',
  },
  {
    name: 'this October than last',
    says: /\bthis (\p{L}+)\b(.*?) (than|vs\.?|versus|compared to|against) last(?=\W*$)/iu,
    read: 'this $1$2 $3 last $1',
  },
  {
    name: 'what does she usually get',
    says: /\bwhat(?: services?)?(?:'?s| is| do| does| did) (?!it that)(.+?) (?:usually|normally|typically|mostly|generally) (?:get|have|book|order|buy|come in for|go for|ask for)(?: done)?(?=\W*$)/i,
    read: 'most jobs by service for $1',
  },
];

/** A question in the words that the others have. */
export const asAsked = (text: string): string => readBy(ASKED, text);

/** A follow-up in the words that the others have: 'and van 2' for 'is it the same for van 2'. */
export const asChange = (text: string): string => readBy(RULES, text);

const readBy = (rules: readonly Rule[], text: string) =>
  rules.reduce((said, { says, read }) => said.replace(says, read), text);
