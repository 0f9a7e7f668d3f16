import { termsOf } from './terms.js';

/** Where an answer's beginning ends: what is in there is read anyway. */
const BEGINNING = 240;
/** How much of a question's weight a sentence must say to be the answer. */
const ENOUGH = 0.5;

/** A line's sign of a list or a heading says nothing on its own. */
const plainLine = (line: string) => line.replace(/^\s*(?:[-*]\s+|\d+\.\s+|#+\s+)/, '').trim();

/** A short line is one thought: a sentence of it alone may begin with 'It'. */
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

/** What is asked, as a text may say it. */
export interface Asked {
  /** The question's terms, each with those that mean the same. */
  terms: readonly (readonly string[])[];
  /** How much a term tells. */
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

/** What is asked and the title does not say: of an article about pet hair, the carpet. */
function besideTitle(title: string, asked: Asked): Asked {
  const titled = new Set(termsOf(title));
  const terms = asked.terms.filter((group) => !group.some((term) => titled.has(term)));
  return { ...asked, terms };
}

/** The sentence that says most of what was asked, and no price that was not; nothing when none says enough. */
function bestSentence({ title, body }: Text, asked: Asked): string | undefined {
  const least = ENOUGH * wholeOf(asked);
  const beside = besideTitle(title, asked);
  let best: { sentence: string; weight: number } | undefined;
  for (const sentence of sentencesOf(body).filter((each) => !PRICE.test(each))) {
    const own = new Set(termsOf(sentence));
    const weight = weightOf(own, asked);
    if (weight < least || weight <= (best?.weight ?? 0)) continue;
    // That an article about pet hair speaks of a dog's hair tells nothing of what was asked besides; a point about it does.
    const isOfTitle = beside.terms.length > 0 && weightOf(own, beside) === 0;
    if (!isOfTitle || weightIn(headOf(sentence), asked) > 0) best = { sentence, weight };
  }
  // What the beginning says as well needs no other sentence in front.
  const isBegun = best && weightIn(body.slice(0, BEGINNING), asked) >= best.weight;
  return isBegun ? undefined : best?.sentence;
}

/** The point that is called by what the title does not say: '**Brakes:**' of what iron remover may touch. */
function pointIn({ title, body }: Text, asked: Asked): string | undefined {
  const beside = besideTitle(title, asked);
  const points = body
    .split('\n')
    .map(plainLine)
    .map((line) => ({ line, head: headOf(line) }))
    .filter(({ head }) => weightIn(head, beside) > 0);
  // Of two heads that say as much of it, the one that says more of what was asked at all: 'Compound or polish'.
  const best = points.toSorted(
    (one, other) =>
      weightIn(other.head, beside) - weightIn(one.head, beside) ||
      weightIn(other.head, asked) - weightIn(one.head, asked),
  );
  return best[0]?.line;
}

/** The text with the sentence that answers in front, unless it begins with it. */
export function withLead(text: Text, asked: Asked): string {
  const { body } = text;
  const sentence = bestSentence(text, asked) ?? pointIn(text, asked);
  if (!sentence || body.indexOf(sentence) < BEGINNING) return body;
  return `${sentence}\n\n${body}`;
}
