import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Schemas } from '../support/visitor.js';
import { readable } from './eval.js';

/** Sets of questions. Both were run after every change, so neither shows how fresh questions fare. */
export const SETS = ['tune', 'held-out'] as const;
export type EvalSet = (typeof SETS)[number];

/** A question over the demo business. */
export interface Question {
  id: string;
  question: string;
  /** Earlier questions of the same conversation. */
  after?: string[];
  /** SQL over the views of truth.ts. Each of its cells must be in the answer. */
  truth?: string;
  /** Expected kind of answer if there is no figure: an honest no, an article, or a draft. */
  expect?: 'no' | 'advice' | 'message' | 'appointment';
  /** Further texts of the answer: its conditions and sources. */
  says?: string[];
}

export const GRADES = ['right', 'rightly no', 'missed', 'false', 'beside the point'] as const;
export type Grade = (typeof GRADES)[number];

export interface Graded {
  id: string;
  set: EvalSet;
  category: string;
  grade: Grade;
  question: string;
  after?: string[];
  answer: string;
  lacks: string[];
  plan?: object;
  mode: Schemas['ChatReply']['mode'];
}

export function readSet(set: EvalSet): { category: string; questions: Question[] }[] {
  const folder = path.join(import.meta.dirname, 'cases', set);
  return readdirSync(folder).map((name) => ({
    category: path.basename(name, '.json'),
    questions: JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Question[],
  }));
}

const HONEST =
  /I don't know|I can't|I can only|I found no|I understood|I see your own|don't have access|Please say|are not recorded|No sé|No puedo|No encontré|Entendí|no se registra/;

/** Phrases by which a language model admits that it does not know. */
const MODEL_HONEST =
  /\b(?:don't|do not|doesn't|does not) (?:know|have|track|record|show)|can(?:'t|not)\b|\bunable\b|\bnot (?:recorded|tracked|available|sure)|\bno (?:record|information|data)|no (?:tengo|puedo|hay)/i;

const isNo = ({ response, plan, cards = [], mode }: Schemas['ChatReply']) =>
  !plan &&
  cards.length === 0 &&
  (HONEST.test(response) || (mode === 'model' && MODEL_HONEST.test(response.replaceAll('’', "'"))));

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
/** Numbers that are no counts: dates, times, amounts, percents, phones, years and names of models. */
const OTHER_NUMBERS = new RegExp(
  `${MONTH} \\d{1,2}(?:, \\d{4})?|\\d{1,2} de [a-z]+(?: de \\d{4})?|\\d{1,2}:\\d\\d [AP]M|\\$[\\d,.]+\\d|[\\d.]+%|\\(\\d{3}\\) [\\d-]+|\\b(?:19|20)\\d\\d\\b|Model 3|F-150|Ram 1500`,
  'g',
);
const NOTHING = /\b(?:no|none|nothing|ningún|ninguna|nada)\b/i;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A date as in Spanish answers: '13 nov 2026'. */
const inSpanish = (cell: string) => {
  const [, month, day, year] = /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4})$/.exec(cell) ?? [];
  const spanish = month === undefined ? undefined : SPANISH_MONTHS[month];
  return spanish ? `${day} ${spanish} ${year}` : cell;
};
const SPANISH_MONTHS: Record<string, string> = {
  ...{ Jan: 'ene', Feb: 'feb', Mar: 'mar', Apr: 'abr', May: 'may', Jun: 'jun' },
  ...{ Jul: 'jul', Aug: 'ago', Sep: 'sept', Oct: 'oct', Nov: 'nov', Dec: 'dic' },
};

/** Whether the text has the exact figure, not a part of a longer one or the day of a date. */
function holds(text: string, cell: string): boolean {
  const isCount = /^[\d,]+(?:\.\d)?$/.test(cell);
  const within = isCount ? text.replace(OTHER_NUMBERS, ' ') : text;
  if (cell === '0' && NOTHING.test(within)) return true;
  const cells = [...new Set([cell, inSpanish(cell)])].map(escaped).join('|');
  return new RegExp(`(?<![\\d,.$])(?:${cells})(?![\\d%]|[.,]\\d)`, 'i').test(within);
}

/** Grades an answer, with the texts that it lacks. */
export function grade(
  { truth, expect, says = [] }: Question,
  reply: Schemas['ChatReply'],
  cells: readonly string[],
): { grade: Grade; lacks: string[] } {
  const text = readable(reply.response);
  const everything = (text + JSON.stringify([reply.sources, reply.cards ?? []])).toLowerCase();
  const no = isNo(reply);
  if (expect === 'no')
    return { grade: no ? 'rightly no' : reply.plan ? 'false' : 'beside the point', lacks: [] };
  const isDraft = expect === 'message' || expect === 'appointment';
  // A model may word the conditions of a figure freely.
  const wanted = reply.mode === 'model' && truth !== undefined ? [] : says;
  const lacks = [
    ...cells.filter((cell) => !holds(text, cell)),
    ...wanted.filter((each) => !everything.includes(each.toLowerCase())),
    ...(isDraft && reply.cards?.[0]?.kind !== expect ? [`a card of kind ${expect}`] : []),
    ...(!truth && reply.plan ? ['no plan'] : []),
  ];
  if (no) return { grade: 'missed', lacks };
  if (lacks.length === 0) return { grade: 'right', lacks };
  return { grade: reply.plan ? 'false' : 'beside the point', lacks };
}

export type ResultGrade = 'right' | 'refused' | 'wrong';

/** Grades a result of `ask_records`. A refusal must list the valid values. */
export function gradeResult(result: string, cells: readonly string[]): ResultGrade {
  if (result.startsWith('{"error"'))
    return /There are: |must |found/.test(result) ? 'refused' : 'wrong';
  const text = readable(result).replace(/"(?:contactId|notShown)":("[^"]*"|\d+),?/g, '');
  return cells.every((cell) => holds(text, cell)) ? 'right' : 'wrong';
}
