/** Where a sentence ends, or 'and' leads to another question; 'and how many' follows up what is before it. */
const BETWEEN =
  /[?!]+\s+|\.\s+(?=\p{Lu})|,?\s+(?=(?:and|y)\s+(?:how (?:many|much)|cuant[oa]s?)\b)|,?\s+(?:and|y)\s+(?=(?:how|what|whats|when|who|whos|which|where|show|list|cuanto|cuantos|cuantas|quien|que hay|cual)\b)|,\s+(?=(?:how (?:many|much)|what is|whats|cuant[oa]s?)\b)|,\s+(?:and|y)\s+(?=(?:the|my|el|la|mi)\b)/iu;
const MOST = 3;

/** The questions of a text, in their order; mostly it is one. */
export const questionsIn = (text: string): string[] => {
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > MOST ? [text] : parts;
};
