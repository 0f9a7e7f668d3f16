import { termsOf } from './terms.js';

/** Length of an answer's beginning, which people read anyway. */
const BEGINNING = 240;
/** Minimum share of the question's weight in a lead sentence. */
const ENOUGH = 0.5;

/** Line without the marker of a list or a heading. */
const plainLine = (line: string) => line.replace(/^\s*(?:[-*]\s+|\d+\.\s+|#+\s+)/, '').trim();

/** Longest line that counts as one sentence. Its second sentence may begin with 'It'. */
const SHORT_LINE = 220;

const sentencesOf = (body: string) =>
  body
    .split('\n')
    .map(plainLine)
    .flatMap((line) =>
      line.length <= SHORT_LINE ? [line] : line.split(/(?<=[.!?])\s+(?=\p{Lu})/u),
    )
    .filter((sentence) => sentence !== '');

interface Text {
  title: string;
  body: string;
}

/** Terms of a question. */
export interface Asked {
  /** Terms, each with its synonyms. */
  terms: readonly (readonly string[])[];
  /** Weight of a term. */
  weigh: (term: string) => number;
}

const weightIn = (text: string, asked: Asked): number => weightOf(new Set(termsOf(text)), asked);

const weightOf = (own: ReadonlySet<string>, { terms, weigh }: Asked): number => {
  const said = terms.filter((group) => group.some((term) => own.has(term)));
  return said.reduce((sum, [term = '']) => sum + weigh(term), 0);
};

const wholeOf = ({ terms, weigh }: Asked) =>
  terms.reduce((sum, [term = '']) => sum + weigh(term), 0);

const PRICE = /\$\d/;
const HEAD = /^\*\*([^*]+)\*\*/;
const headOf = (line: string) => HEAD.exec(line)?.[1] ?? '';

/** The part of a question that the title lacks: the carpet, for an article about pet hair. */
function besideTitle(title: string, asked: Asked): Asked {
  const titled = new Set(termsOf(title));
  const terms = asked.terms.filter((group) => !group.some((term) => titled.has(term)));
  return { ...asked, terms };
}

/** The sentence with the most of the question, if it has enough. Sentences with a price are skipped. */
function bestSentence({ title, body }: Text, asked: Asked): string | undefined {
  const least = ENOUGH * wholeOf(asked);
  const beside = besideTitle(title, asked);
  let best: { sentence: string; weight: number } | undefined;
  for (const sentence of sentencesOf(body).filter((each) => !PRICE.test(each))) {
    const own = new Set(termsOf(sentence));
    const weight = weightOf(own, asked);
    if (weight < least || weight <= (best?.weight ?? 0)) continue;
    // A sentence with only the title's words does not answer the rest of the question. A list item may, if its bold
    // head has a word of the question.
    const isOfTitle = beside.terms.length > 0 && weightOf(own, beside) === 0;
    if (!isOfTitle || weightIn(headOf(sentence), asked) > 0) best = { sentence, weight };
  }
  // No lead is needed if the beginning has as much of the question.
  const isBegun = best && weightIn(body.slice(0, BEGINNING), asked) >= best.weight;
  return isBegun ? undefined : best?.sentence;
}

/** The list item whose bold head has words that the title lacks: '**Brakes:**' in an article about iron remover. */
function pointIn({ title, body }: Text, asked: Asked): string | undefined {
  const beside = besideTitle(title, asked);
  const points = body
    .split('\n')
    .map(plainLine)
    .map((line) => ({ line, head: headOf(line) }))
    .filter(({ head }) => weightIn(head, beside) > 0);
  // Ties are decided by the weight of the whole question in the head: 'Compound or polish'.
  const best = points.toSorted(
    (one, other) =>
      weightIn(other.head, beside) - weightIn(one.head, beside) ||
      weightIn(other.head, asked) - weightIn(one.head, asked),
  );
  return best[0]?.line;
}

/** Text with the answering sentence in front, unless the beginning has it already. */
export function withLead(text: Text, asked: Asked): string {
  const { body } = text;
  const sentence = bestSentence(text, asked) ?? pointIn(text, asked);
  if (!sentence || body.indexOf(sentence) < BEGINNING) return body;
  return `${sentence}\n\n${body}`;
}
