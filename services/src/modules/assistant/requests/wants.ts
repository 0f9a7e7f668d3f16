import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Handbook } from '../knowledge/handbook.js';
import { isOfProductPage } from '../knowledge/library.js';
import { parseExamples } from '../knowledge/sections.js';
import { folded } from '../language/tokens.js';
import { stemOf } from '../text.js';
import { NaiveBayes, type Example } from '../naive-bayes.js';

type Want = 'to know' | 'to have done';

/** From here on it is done elsewhere, whatever else could be made of it. */
export const SURELY_TO_DO = 0.9;
/** From here on it is, where nothing else can be made of it. */
export const LIKELY_TO_DO = 0.7;

/** Of the many examples of the handbook, all of which ask to know, every so many. */
const EVERY = 5;
/** How a question begins, or ends. */
const ASKS_YOU = /^(?:can|could|will|would) (?:you|u|ya)\b/i;
const ASKS =
  /^(?:how|where|what|which|who|when|why|can|could|do|does|did|is|are|was|will|would|should|if|show|list|find|view|see|pull up|look up)\b|\?$/i;

/** Whether somebody wants something done, or to know something: learned from examples of both. */
@Injectable()
export class Wants {
  private made?: NaiveBayes<Want>;
  private readonly words = new Set<string>();

  constructor(private readonly handbook: Handbook) {}

  /** From 0 to 1. */
  toHaveDone(text: string): number {
    // One word is a name, or nothing.
    if (!/\s/.test(text) || (ASKS.test(text) && !ASKS_YOU.test(text))) return 0;
    this.made ??= new NaiveBayes(this.examples());
    const known = (word: string) => (this.words.has(word) ? word : NAME);
    return this.made.probabilityOf('to have done', pairsOf(inOne(wordsOf(text).map(known))));
  }

  /** Of both kinds, as they are learned from. */
  examples(): Example<Want>[] {
    const { sections } = this.handbook;
    const trade = sections.filter((each) => !isOfProductPage(each)).flatMap(({ asked }) => asked);
    const product = sections.filter(isOfProductPage).flatMap(({ asked }) => asked);
    const questions = [...trade, ...product.filter((text) => ASKS.test(text))];
    const known = [...read('to-know.md'), ...questions.filter((_, at) => at % EVERY === 0)];
    const done = [...read('drafts.md'), ...sections.flatMap(({ requested }) => requested)];
    const of = (label: Want) => (text: string) => {
      const words = wordsOf(text);
      for (const word of words) this.words.add(word);
      return { label, terms: pairsOf(words) };
    };
    return [...known.map(of('to know')), ...done.map(of('to have done'))];
  }
}

const read = (name: string) =>
  [
    ...parseExamples(readFileSync(path.join(import.meta.dirname, 'asked', name), 'utf8')).values(),
  ].flat();

/** A word that no example has is most often somebody's name. */
const NAME = '{name}';

/** What differs each time is only what it is. */
const KINDS: readonly [RegExp, string][] = [
  [/^(?:\d{10}|\{phone\})$/, '{phone}'],
  [/^(?:\d{1,2}:\d\d|\d{1,2}(?:am|pm)|\{time\})$/, '{time}'],
  [/^(?:[$€£]?\d.*|\{money\}|\{number\})$/, '{number}'],
  [
    /^(?:today|tomorrow|tmrw|tonight|hoy|manana|(?:mon|tues?|wed(?:nes)?|thurs?|fri|satur|sat|sun)(?:day)?s?|lunes|martes|miercoles|jueves|viernes|sabado|domingo|\{day\})$/,
    '{day}',
  ],
];

const WORD = /\{\w+\}|[$€£]?\d[\d:.,]*(?:am|pm)?|[\p{L}\d]+/gu;

function wordsOf(text: string): string[] {
  const words: readonly string[] = folded(text).match(WORD) ?? [];
  return words.map((word) => KINDS.find(([form]) => form.test(word))?.[1] ?? stemOf(word));
}

/** A first name and a family name are one name. */
const inOne = (words: readonly string[]) =>
  words.filter((word, at) => word !== NAME || words[at - 1] !== NAME);

/** Each word, and each with the next one; how a text begins tells most. */
function pairsOf(words: readonly string[]): string[] {
  const all = ['^', ...words, '$'];
  const pairs = all.slice(1).map((word, at) => `${all[at] ?? ''} ${word}`);
  return [...new Set([...words, ...pairs])];
}
