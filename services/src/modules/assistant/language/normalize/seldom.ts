import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';
import type { Token } from '../../words/tokens.js';

/** Hardly ever, and hardly anyone; 'nobody' alone would be none at all. */
const SELDOM = new Phrases(
  everyOf(
    everyOf(
      'hardly|barely|scarcely|almost|practically',
      'anyone|anybody|any customers|any people|any one|ever|nobody|no one|never',
    ) + '|rarely|seldom|hardly|barely|casi nadie|casi nunca|rara vez',
    'ever|customers|people|gets|get|is|are|se|',
    'book|books|booked|booking|order|orders|ordered|buy|buys|bought|get|gets|sell|sells|sold|want|wants|reserva|reservan|pide|piden|compra|compran|vende|venden',
  ),
);
const LEAST = ['booked', 'least'];

/** 'Hardly anyone books it', 'what rarely sells' is what is booked least. */
export function withSeldom(tokens: readonly Token[]): Token[] {
  const found = SELDOM.in(tokens);
  if (!found) return [...tokens];
  const { at, length } = found;
  const own = tokens.slice(at, at + length);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return [...tokens];
  const raw = own.map((each) => each.raw).join(' ');
  const said = LEAST.map((word) => ({ raw, word, start: first.start, end: last.end }));
  return [...tokens.slice(0, at), ...said, ...tokens.slice(at + length)];
}
