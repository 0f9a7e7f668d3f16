import { Injectable } from '@nestjs/common';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChatSource } from './dto/chat.dto.js';
import { termsOf } from './text.js';

export interface Section {
  title: string;
  keywords: string;
  body: string;
  page?: ChatSource;
  /** Questions that could come next. */
  next: string[];
}

const K1 = 1.4;
const B = 0.6;
const TITLE_WEIGHT = 3;
/** How much of a question's weight a section must cover to be an answer to it. */
const ENOUGH = 0.45;

interface Indexed {
  section: Section;
  counts: Map<string, number>;
  length: number;
  topics: Set<string>;
}

/** A small reference for detailers, searched by BM25. */
@Injectable()
export class Handbook {
  private readonly entries: Indexed[];
  private readonly averageLength: number;

  constructor() {
    this.entries = loadSections().map(indexed);
    const total = this.entries.reduce((sum, { length }) => sum + length, 0);
    this.averageLength = total / this.entries.length;
  }

  /** The section that answers the question, if one does. */
  find(question: string): Section | undefined {
    const terms = [...new Set(termsOf(question))];
    const ranked = this.entries
      .map((entry) => ({ entry, score: this.score(entry, terms) }))
      .sort((a, b) => b.score - a.score);
    const best = ranked[0]?.entry;
    return best && this.answers(best, terms) ? best.section : undefined;
  }

  private score({ counts, length }: Indexed, terms: string[]): number {
    const norm = K1 * (1 - B + (B * length) / this.averageLength);
    return terms.reduce((sum, term) => {
      const count = counts.get(term) ?? 0;
      return sum + (this.rarity(term) * count * (K1 + 1)) / (count + norm);
    }, 0);
  }

  private answers({ counts, topics }: Indexed, terms: string[]): boolean {
    const weight = (some: string[]) => some.reduce((sum, term) => sum + this.rarity(term), 0);
    const known = terms.filter((term) => counts.has(term));
    return terms.some((term) => topics.has(term)) && weight(known) >= ENOUGH * weight(terms);
  }

  private rarity(term: string): number {
    const having = this.entries.filter(({ counts }) => counts.has(term)).length;
    return Math.log(1 + (this.entries.length - having + 0.5) / (having + 0.5));
  }
}

function indexed(section: Section): Indexed {
  const topics = termsOf(`${section.title} ${section.keywords}`);
  const terms = [...Array.from({ length: TITLE_WEIGHT }, () => topics).flat()];
  terms.push(...termsOf(section.body));
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { section, counts, length: terms.length, topics: new Set(topics) };
}

function loadSections(): Section[] {
  const folder = path.join(import.meta.dirname, 'handbook');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => parseSection(readFileSync(path.join(folder, name), 'utf8')));
}

function parseSection(text: string): Section {
  const [, head = '', body = ''] = text.split(/^---$/m, 3);
  const fields = new Map(
    head
      .trim()
      .split('\n')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).trim()];
      }),
  );
  const [title, url] = fields.get('page')?.split(', ') ?? [];
  return {
    title: fields.get('title') ?? '',
    keywords: fields.get('keywords') ?? '',
    body: body.trim(),
    page: title && url ? { title, url } : undefined,
    next: fields.get('next')?.split(' | ') ?? [],
  };
}
