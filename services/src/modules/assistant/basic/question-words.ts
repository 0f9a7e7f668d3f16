/** A car that smells of gas, or of anything, asks for no costs. */
export const SMELLS = /\b(?:smells?|smelly|stinks?|reeks?|odou?rs?|spill(?:ed|s)?)\b/i;
/** 'Hard water tips': advice, and none of the money. */
export const TIPS_ON = /^(?!.*\b(?:my|our|we|i|did|much|many|in)\b).*\btips?\W*$/i;
export const OF_OURS =
  /\b(?:my|our|we|us|i|did|do|does|has|have|how|who|which|whose|when|any|what|whats|list|show|paid|owes?|mi|mis|nuestr[oa]s?|cu[aá]nt[oa]s?|qui[eé]n|qu[eé]|hay)\b|\?/i;
export const CAN = /^(?:can|could|is it possible|se puede|puedo|puede|podemos)\b/i;

/** What should be, and how two things differ, no record says. */
export const SHOULD =
  /\bshould (?:i|we|you|they|it|a|an|the|my|our|customers?|clients?|people|somebody|someone)\b|\bdiff(?:erence)? (?:between|btw|in) (?:an?|the)\b/i;
