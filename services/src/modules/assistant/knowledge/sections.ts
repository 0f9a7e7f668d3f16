import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One entry of the handbook: what stands below one `##`. */
export interface Section {
  slug: string;
  title: string;
  /** The title of its file. */
  topic: string;
  /** Other words people use for it. */
  keywords: string;
  body: string;
  /** How people ask for it: a search finds what they write, which is seldom what it is called. */
  asked: readonly string[];
  /** How people ask for it to be done, with masks like {name} for what differs each time. */
  requested: readonly string[];
}

const KEYWORDS = /^<!--(.*?)-->\s*/s;
/** Beside the files of a folder, with the same names and headings. */
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
 * `# Topic`, then for each section `## Title`, a comment with other words for it, and its text; how each
 * is asked for are the points of a list below the same title.
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

/** The points of the list below each `## Title`. */
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
