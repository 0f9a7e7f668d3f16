import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Phrases } from '../words/phrases.js';
import { CONTENT } from '../knowledge/content.js';
import { Handbook } from '../knowledge/handbook.js';
import { isOfProductPage } from '../knowledge/library.js';
import { parseExamples } from '../knowledge/sections.js';
import { everyOf } from '../words/every-of.js';
import { spelled } from '../language/normalize/spelled.js';
import { folded } from '../words/tokens.js';
import { stemOf } from '../words/text.js';
import { inTurns } from '../knowledge/in-turns.js';
import { NaiveBayes } from '../knowledge/naive-bayes.js';

/** Minimum probability of a request, if the text has no other meaning. */
export const LIKELY_TO_DO = 0.7;

/** Minimum probability that a question is about the records, even if the handbook matches. */
export const SURELY_OF_RECORDS = 0.9;

/** Share of the handbook's example questions that is used: one in five. There are too many of them. */
const EVERY = 5;
/** Phrases of a request in the form of a question: 'can you mark it done'. */
const ASKS_YOU = new Phrases(everyOf('can|could|will|would', 'you|u|ya'));
/** First words of a question. */
const ASKS = new Phrases(
  'how|where|what|which|who|when|why|can|could|do|does|did|is|are|was|will|would|should|if|show|list|find|view|see|pull up|look up',
  'donde|como|cual|cuando|cuanto|cuanta|cuantos|cuantas|que|quien|por que|puedo|se puede',
);
/** Phrases of a prohibition, which is no question: 'Dont book anyone on Friday'. */
const FORBIDS = new Phrases('do not');
const isAsked = (text: string) => {
  const words = spelled(text);
  return text.endsWith('?') || (ASKS.begin(words) && !FORBIDS.begin(words));
};

interface Worded<Label extends string> {
  label: Label;
  words: string[];
}

/** Classifier of texts, trained on examples of each kind. */
export class Told<Label extends string> {
  private readonly words = new Set<string>();
  private readonly bayes: NaiveBayes<Label>;

  private constructor(examples: readonly Worded<Label>[]) {
    for (const { words } of examples) for (const word of words) this.words.add(word);
    this.bayes = new NaiveBayes(
      examples.map(({ label, words }) => ({ label, terms: pairsOf(words) })),
    );
  }

  static async from<Label extends string>(
    kinds: Readonly<Record<Label, readonly string[]>>,
  ): Promise<Told<Label>> {
    const labels = Object.keys(kinds) as Label[];
    const texts = labels.flatMap((label) => kinds[label].map((text) => ({ label, text })));
    return new Told(await inTurns(texts, ({ label, text }) => ({ label, words: wordsOf(text) })));
  }

  /** Probability of a label, from 0 to 1. */
  probabilityOf(label: Label, text: string): number {
    const known = (word: string) => (this.words.has(word) ? word : NAME);
    return this.bayes.probabilityOf(label, pairsOf(inOne(wordsOf(text).map(known))));
  }
}

interface Learned {
  done: Told<'to have done' | 'to know'>;
  records: Told<'records' | 'handbook'>;
}

/** Intent of a message: a request, a question about the records, or one about the handbook. */
@Injectable()
export class Wants {
  /** The classifiers are the same for a whole process, so they are trained once. */
  private static learning?: Promise<Learned>;
  private static learned?: Learned;

  constructor(private readonly handbook: Handbook) {}

  /** Trains the classifiers. Requests are served meanwhile. */
  async prepare(): Promise<void> {
    Wants.learning ??= this.learn();
    Wants.learned = await Wants.learning;
  }

  private async learn(): Promise<Learned> {
    return {
      done: await Told.from(this.requestsAndQuestions()),
      records: await Told.from({
        records: read('to-know.md'),
        handbook: this.handbook.sections.flatMap(({ asked }) => asked),
      }),
    };
  }

  private get told(): Learned {
    if (!Wants.learned) throw new Error('Nothing is learned of what people want yet.');
    return Wants.learned;
  }

  /** Probability that a message is a request and no question, from 0 to 1. */
  toHaveDone(text: string): number {
    // A single word is a name, or nothing.
    if (!/\s/.test(text) || (isAsked(text) && !ASKS_YOU.begin(spelled(text)))) return 0;
    return this.told.done.probabilityOf('to have done', text);
  }

  /** Probability that a question is about the records and not the handbook, from 0 to 1. */
  ofRecords(text: string): number {
    return this.told.records.probabilityOf('records', text);
  }

  /** Training examples. */
  requestsAndQuestions(): Record<'to have done' | 'to know', string[]> {
    const { sections } = this.handbook;
    const trade = sections.filter((each) => !isOfProductPage(each)).flatMap(({ asked }) => asked);
    const product = sections.filter(isOfProductPage).flatMap(({ asked }) => asked);
    const questions = [...trade, ...product.filter(isAsked)];
    return {
      'to have done': [...read('drafts.md'), ...sections.flatMap(({ requested }) => requested)],
      'to know': [...read('to-know.md'), ...questions.filter((_, at) => at % EVERY === 0)],
    };
  }
}

const read = (name: string) =>
  [...parseExamples(readFileSync(path.join(CONTENT, 'wanted', name), 'utf8')).values()].flat();

/** Placeholder of an unknown word, which is most often a name. */
const NAME = '{name}';

/** Placeholders of variable parts. */
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

/** Joins adjacent names to one. */
const inOne = (words: readonly string[]) =>
  words.filter((word, at) => word !== NAME || words[at - 1] !== NAME);

/** Words and pairs of words. The first pair has the start of the text, which tells most. */
function pairsOf(words: readonly string[]): string[] {
  const all = ['^', ...words, '$'];
  const pairs = all.slice(1).map((word, at) => `${all[at] ?? ''} ${word}`);
  return [...new Set([...words, ...pairs])];
}
