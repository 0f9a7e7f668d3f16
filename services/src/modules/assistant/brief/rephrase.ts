const LONGEST = 260;
const FACT = /\$?\d[\d,.:]*\d|\$?\d|\b(?:AM|PM)\b/g;

export const REPHRASE =
  'You put the facts of a day into warm, plain words for the owner of a car detailing shop. You get ' +
  'one sentence a line. Answer with the same number of lines in the same order, one sentence each, ' +
  'nothing else. Keep every number, amount, percentage and time exactly as it is, and add none.';

/** The model's lines, if they have the same facts. Otherwise undefined. */
export function rephrased(sentences: string[], answer: string): string[] | undefined {
  const said = answer
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+\.)\s+/, '').trim())
    .filter((line) => line !== '');
  if (said.length !== sentences.length) return undefined;
  const isFaithful = said.every(
    (line, index) =>
      line.length <= LONGEST &&
      !/[[\]<>]|:\/\//.test(line) &&
      factsOf(line) === factsOf(sentences[index] ?? ''),
  );
  return isFaithful ? said : undefined;
}

const factsOf = (text: string) => (text.match(FACT) ?? []).sort().join(' ');
