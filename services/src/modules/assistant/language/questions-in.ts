/** Where a sentence ends, or 'and' leads to another question. */
const BETWEEN =
  /[?!]+\s+|\.\s+(?=\p{Lu})|,?\s+(?:and|y)\s+(?=(?:how|what|whats|when|who|whos|which|where|show|list|cuanto|cuantos|cuantas|quien|que hay|cual)\b)/iu;
const MOST = 3;

/** The questions of a text, in their order; mostly it is one. */
export const questionsIn = (text: string): string[] => {
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > MOST ? [text] : parts;
};
