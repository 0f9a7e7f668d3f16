import type { Request } from './request.js';

const AUXILIARY = String.raw`(?<!\b(?:to|will|ll|can|cant|please|should|must|we|you|they|i|that)\s)`;
const MANNER =
  'short|brief|sweet|friendly|nice|nicely|polite|warm|casual|formal|professional|light|quick|simple|kind|corto|breve|amable|amigable';
/** 'Keep it friendly' at the end sets the tone and is not part of the text. */
const TONE = new RegExp(
  `[\\s,;.!-]+(?:(?:and|but|just|y)\\s+)*${AUXILIARY}((?:(?:keep|make) it|be|hazlo|se|que sea)(?:[\\s,]+(?:and|y|very|super|really|${MANNER}))*[\\s,]+(?:${MANNER}))\\W*$`,
  'i',
);

/** Request without its tone. */
export function withoutTone(request: Request): { request: Request; tone: string[] } {
  const found = TONE.exec(request.text);
  if (!found) return { request, tone: [] };
  const text = request.text.slice(0, found.index);
  const tokens = request.tokens.filter(({ end }) => end <= found.index);
  return { request: { ...request, text, tokens }, tone: [found[1] ?? ''] };
}
