import { bothEnds } from './both-ends.js';

/** Where a sentence ends, or 'and' leads to another question; 'and how many' follows up what is before it. */
const BETWEEN =
  /[?!]+\s+|(?<!\b(?:mr|mrs|ms|dr|st))\.\s+(?=\p{Lu})|,?\s+(?=(?:and|y)\s+(?:how (?:many|much)|cu[aá]nt[oa]s?)\b)|,?\s+(?:and|y)\s+(?=(?:how|what|whats|when|who|whos|which|where|show|list|cu[aá]nt[oa]s?|qui[eé]n|qu[eé] hay|cu[aá]l|a qu[eé] hora|cu[aá]ndo)\b)|,?\s+(?:and|y)\s+(?=(?:do|did|am|are|is|was|were|have|has|can|could)\s+(?:i|we|you|there|it|any|anyone|anybody)\b)|,\s+(?=(?:how (?:many|much|long)|what is|whats|cu[aá]nt[oa]s?)\b)|,?\s+y\s+(?=(?:tienes|tengo|tenemos|hay|me queda)\b)|,\s+(?:and|y)\s+(?=(?:the|my|el|la|mi)\b)|,?\s+(?:and|y)\s+(?=(?:the |my |our )?(?:first|next|earliest|soonest|when|whats) (?:opening|slot|available|free|spot)\b)|,?\s+(?:and|y)\s+(?=(?:his|her|their) (?:next|last|first|number|phone|email|address|total)\b)|(?<=\s\p{L}+)\s+(?:and|y)\s+(?=(?:(?:the|my|our)\s+)?(?:best|worst|top|biggest|busiest|slowest)\s+(?:day|week|month|service|customer|client|job|sale|ticket|seller)\b)/iu;
/** 'How many no shows this year, who were they' */
const THEN_WHO =
  /(?<=^(?:how (?:many|much)|what|whats|who|whos|any|do|did)\b[^,]{4,80}),\s+(?=(?:who|when|which|where|what)(?:'?s)? (?:is|are|was|were|did|do|does|has|have|they|it|he|she)\b)/giu;
const MOST = 3;
/** 'Ok and how many was that' asks one thing. */
const LEAD = /^(?:ok|okay|so|well|yeah|alright|bueno|oye)$/iu;
const BARE = /^(?:how (?:much|many)|cu[aá]nt[oa]s?)(?: (?:money|jobs|dinero|trabajos))?$/iu;
const AND = /^(?:and|y) /iu;

/** 'How many n what price' on a phone. */
const SHORT_AND =
  /\s(?:n|&)\s(?=(?:how|what|whats|when|whens|who|whos|which|where|his|her|their|do|did|am|are|is|was|if|can)\b)/giu;
/** 'In $ and in number of cars': one question, of which two figures are wanted. */
const IN_BOTH =
  /^(.+?),?\s+(?:both\s+)?in\s+(?:\$|dollars|money|revenue)\s+(?:and|&|n|y)\s+(?:in\s+)?((?:number of\s+|# of\s+)?(?:cars|jobs|appointments|visits))\s*\??$/iu;
const IN_BOTH_TURNED =
  /^(.+?),?\s+(?:both\s+)?in\s+((?:number of\s+|# of\s+)?(?:cars|jobs|appointments|visits))\s+(?:and|&|n|y)\s+(?:in\s+)?(?:\$|dollars|money|revenue)\s*\??$/iu;
/** 'The full details, how many this year': what is counted stands before the question. */
const TOPIC =
  /^(?:the|my|our)\s+((?:[\p{L}-]+\s+){0,2}[\p{L}-]+),\s+how many\s+(?=(?:in|on|this|last|since|did|have|so far|over|for)\b)/iu;
/** 'Spring or fall, which was better': what is chosen from stands behind the question. */
const CHOICE_FIRST =
  /^((?:[\p{L}\d']+ ){1,3}or (?:[\p{L}\d']+ ?){1,3}),\s*(which (?:one )?(?:is|was|are|were|did|does|do|has|had|makes?|made|brings?|brought)\b.*?)\s*\??$/iu;
/** 'And what was the average' is of what was counted before it. */
const AVERAGE =
  /^what(?:s| is| was|'s)?\s+(?:(?:the|our|my)\s+)?(?=(?:avg|average)\b[^\d]{0,20}$)/iu;

/** 'And how much is it worth' is of what was listed before it. */
const WORTH =
  /^(?:and )?(?:how much (?:is|are|was|were) (?:it|that|it all|all of it)(?: all)? worth|what(?:s| is|'s| are)? (?:it|that|they|it all) (?:all )?worth|what(?:s| is|'s) the total)\W*$/iu;

/** 'What did we make yesterday whos coming tomorrow': behind the days of one question another begins. */
const UNMARKED =
  /(?<=^(?:how|what|whats|who|whos|when|did|do|does|is|are)\b.{4,80}\b(?:yesterday|today|tomorrow|tonight|week|weekend|month|quarter|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\s+(?=(?:how (?:many|much)|who'?s?|what'?s|what (?:did|do|does|is|was)|when'?s|when (?:is|was|are))\s)/giu;

/** The questions of a text, in their order; mostly it is one. */
export const questionsIn = (text: string): string[] => {
  const ends = bothEnds(text);
  if (ends) return ends;
  const [, asked, counted] = IN_BOTH.exec(text) ?? IN_BOTH_TURNED.exec(text) ?? [];
  if (asked !== undefined && counted !== undefined)
    return [`${asked} in dollars`, `${asked} in ${counted}`];
  const parts = text
    .replace(SHORT_AND, ' and ')
    .replace(UNMARKED, ', and ')
    .replace(THEN_WHO, ' and ')
    .replace(TOPIC, 'how many $1 ')
    .replace(CHOICE_FIRST, '$2, $1')
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !LEAD.test(part))
    .map((part, at) =>
      at > 0 ? part.replace(AVERAGE, 'and the ').replace(WORTH, 'and how much') : part,
    );
  if (parts.length > MOST) return [text];
  const [first = '', second = '', ...others] = parts;
  // 'How much and how many jobs for van 1': what both are of stands behind the second.
  return BARE.test(first) && second !== ''
    ? [second.replace(AND, ''), `and ${first}`, ...others]
    : parts;
};
