import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Handbook section: the text below one `##` heading. */
export interface Section {
  slug: string;
  title: string;
  /** Title of the file. */
  topic: string;
  /** Other words for the topic. */
  keywords: string;
  body: string;
  /** Example questions. People seldom use the words of the title, so the search needs these. */
  asked: readonly string[];
  /** Example requests, with masks like {name} for the variable parts. */
  requested: readonly string[];
}

const KEYWORDS = /^<!--(.*?)-->\s*/s;
/** Subfolders with example questions and requests. Their files have the same names and headings. */
const BESIDE = { asked: 'asked', requested: 'requested' };

/** All sections of folders of Markdown files, in the order of the files. */
export function readSections(...folders: string[]): Section[] {
  const sections = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .sort()
      .flatMap((name) => readFile(folder, name)),
  );
  const slugs = sections.map(({ slug }) => slug);
  const double = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
  if (double !== undefined) throw new Error(`The handbook has two sections ${double}.`);
  return sections;
}

function readFile(folder: string, name: string): Section[] {
  return parseSections(readFileSync(path.join(folder, name), 'utf8'), {
    asked: readIfThere(path.join(folder, BESIDE.asked, name)),
    requested: readIfThere(path.join(folder, BESIDE.requested, name)),
  });
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Parses a file: `# Topic`, then `## Title`, a comment with keywords and the text of each section.
 * Examples are list items below the same `## Title` in their own files.
 */
export function parseSections(
  text: string,
  { asked = '', requested = '' }: Partial<Record<'asked' | 'requested', string>> = {},
): Section[] {
  const [head = '', ...parts] = text.split(/^## /m);
  const topic = /^# (.+)$/m.exec(head)?.[1]?.trim();
  if (!topic) throw new Error('A file of the handbook has no topic.');
  const [whenAsked, whenRequested] = [parseExamples(asked), parseExamples(requested)];
  return parts.map((part) => {
    const { title, content } = partOf(part);
    return {
      slug: slugOf(title),
      title,
      topic,
      keywords: KEYWORDS.exec(content)?.[1]?.trim() ?? '',
      body: content.replace(KEYWORDS, '').trim(),
      asked: whenAsked.get(title) ?? [],
      requested: whenRequested.get(title) ?? [],
    };
  });
}

function partOf(part: string) {
  const [title = '', ...rest] = part.split('\n');
  return { title: title.trim(), content: rest.join('\n').trim() };
}

/** List items below each `## Title`. */
export const parseExamples = (text: string): Map<string, string[]> =>
  new Map(text.split(/^## /m).slice(1).map(examplesOf));

function examplesOf(part: string): [string, string[]] {
  const { title, content } = partOf(part);
  const points = content.split('\n').filter((line) => line.startsWith('- '));
  return [title, points.map((line) => line.slice(2).trim())];
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
