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
  /** Where a figure is asked for, whether a sentence says such a one. */
  saysFigure?: (sentence: string) => boolean;
}

const weightIn = (text: string, { terms, weigh }: Asked): number => {
  const own = new Set(termsOf(text));
  const said = terms.filter((group) => group.some((term) => own.has(term)));
  return said.reduce((sum, [term = '']) => sum + weigh(term), 0);
};

const wholeOf = ({ terms, weigh }: Asked) =>
  terms.reduce((sum, [term = '']) => sum + weigh(term), 0);

const PRICE = /\$\d/;

/** The sentence that says most of what was asked, and no price that was not; nothing when none says enough. */
function bestSentence(body: string, asked: Asked): string | undefined {
  const least = ENOUGH * wholeOf(asked);
  let best: { sentence: string; weight: number } | undefined;
  for (const sentence of sentencesOf(body).filter((each) => !PRICE.test(each))) {
    const weight = weightIn(sentence, asked);
    if (weight >= least && weight > (best?.weight ?? 0)) best = { sentence, weight };
  }
  // What the beginning says as well needs no other sentence in front.
  const isBegun = best && weightIn(body.slice(0, BEGINNING), asked) >= best.weight;
  return isBegun ? undefined : best?.sentence;
}

const HEAD = /^\*\*([^*]+)\*\*/;

/** The point that is called by what the title does not say: '**Brakes:**' of what iron remover may touch. */
function pointIn({ title, body }: Text, asked: Asked): string | undefined {
  const titled = new Set(termsOf(title));
  const terms = asked.terms.filter((group) => !group.some((term) => titled.has(term)));
  const points = body.split('\n').map(plainLine);
  const weights = points.map((line) => weightIn(HEAD.exec(line)?.[1] ?? '', { ...asked, terms }));
  const most = Math.max(...weights);
  return most > 0 ? points[weights.indexOf(most)] : undefined;
}

/** The first sentence with a figure, of those that say most: of an article about boats, what one costs. */
function figureIn(body: string, asked: Asked): string | undefined {
  const { saysFigure } = asked;
  if (!saysFigure || saysFigure(body.slice(0, BEGINNING))) return undefined;
  const figures = sentencesOf(body).filter(saysFigure);
  const weights = figures.map((sentence) => weightIn(sentence, asked));
  return figures[weights.indexOf(Math.max(...weights))];
}

/** The text with the sentence that answers in front, unless it begins with it. */
export function withLead(text: Text, asked: Asked): string {
  const { body } = text;
  const sentence = figureIn(body, asked) ?? bestSentence(body, asked) ?? pointIn(text, asked);
  if (!sentence || body.indexOf(sentence) < BEGINNING) return body;
  return `${sentence}\n\n${body}`;
}
