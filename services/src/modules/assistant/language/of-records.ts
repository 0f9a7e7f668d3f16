import { everyOf } from '../words/every-of.js';
import { Phrases } from '../words/phrases.js';
import { wordSet } from '../words/word-set.js';
import { MONTH_NAMES } from './periods/months.js';
import type { Parts } from './pieces/parts.js';
import { saysAny } from './pieces/said.js';
import { wordTokens } from './turns/turn.js';

/** Phrases that ask about the own business without a question word. */
const OWN = new Phrases(
  everyOf('what|which', 'is|are|was|were', 'my|our'),
  everyOf('which|what|que|cuales', 'customer|customers|client|clients|people|cliente|clientes'),
  everyOf('my|our|total|', 'revenue|sales|income|earnings|money made|money earned|money from'),
  everyOf('when', 'do|does|did|was|were|is', 'most|my|our|all'),
  everyOf('am|are', 'i|we'),
  everyOf('give|show|get|list|send', 'me|', 'all|my|every|the'),
  everyOf('last|first|next|my|all', 'customers|clients|jobs|appointments'),
  'ingresos|ventas|los clientes|mis clientes|mis citas',
);
const OF_THEM = new Phrases(everyOf('how many of', 'them|those|these'));
const HAVING = new Phrases(
  everyOf('i|we', 'have|had|got'),
  everyOf('did|do|have|had', 'i|we|they'),
  'tengo|tenemos|hice|hicimos',
);
const FIGURES = new Set(['average', 'gap', 'per_hour', 'cancel_rate', 'next_visit', 'last_visit']);
const OF_CALENDAR = new RegExp(
  String.raw`^(?:today|tomorrow|yesterday|tonight|this|last|next|past|since|so|year|month|week|${MONTH_NAMES}|ever|\d{4})\b`,
);
const RELATIVE = wordSet('up or down|year over year|year before|month before|week before');

/** 'How many employees do I have': whether only records could answer. */
export function isOfRecords(parts: Parts): boolean {
  const words = wordTokens(parts);
  const isHow = parts.has('count') || parts.has('amount');
  return (
    // Dates point to jobs; a season or weekday may be the subject of an article.
    parts.periods().some(({ span }) => OF_CALENDAR.test(span.words.join(' '))) ||
    parts.all('compare').some(({ span }) => RELATIVE.has(span.words.join(' '))) ||
    parts
      .all('measure')
      .some(({ span, tag }) => FIGURES.has(tag.name) && span.words[0] !== 'mean') ||
    parts.all('group').some(({ span }) => span.words[0] === 'by') ||
    OWN.begin(words) ||
    OF_THEM.begin(words) ||
    (isHow && saysAny(parts, HAVING))
  );
}
