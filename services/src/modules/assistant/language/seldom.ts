import type { Token } from './tokens.js';

/** Hardly ever, and hardly anyone; 'nobody' alone would be none at all. */
const SELDOM =
  /\b(?:(?:hardly|barely|scarcely|almost|practically) (?:anyone|anybody|any (?:customers|people|one)|ever|nobody|no one|never)|rarely|seldom|hardly|barely|casi nadie|casi nunca|rara vez)(?: (?:ever|customers|people|gets|get|is|are|se))? (?:books?|booked|booking|orders?|ordered|buys?|bought|gets?|sells?|sold|wants?|reservan?|piden?|compran?|venden?)\b/;
const LEAST = ['booked', 'least'];

/** 'Hardly anyone books it', 'what rarely sells' is what is booked least. */
export function withSeldom(tokens: readonly Token[]): Token[] {
  const text = tokens.map(({ word }) => word).join(' ');
  const found = SELDOM.exec(text);
  if (!found) return [...tokens];
  const at = text.slice(0, found.index).split(' ').length - 1;
  const length = found[0].split(' ').length;
  const own = tokens.slice(at, at + length);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return [...tokens];
  const raw = own.map((each) => each.raw).join(' ');
  const said = LEAST.map((word) => ({ raw, word, start: first.start, end: last.end }));
  return [...tokens.slice(0, at), ...said, ...tokens.slice(at + length)];
}
