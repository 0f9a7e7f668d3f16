import { readdirSync, readFileSync } from 'node:fs';
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
}

const KEYWORDS = /^<!--(.*?)-->\s*/s;

/** All sections of folders of Markdown files, in the order of the files. */
export function readSections(...folders: string[]): Section[] {
  const sections = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .sort()
      .flatMap((name) => parseSections(readFileSync(path.join(folder, name), 'utf8'))),
  );
  const slugs = sections.map(({ slug }) => slug);
  const double = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
  if (double !== undefined) throw new Error(`The handbook has two sections ${double}.`);
  return sections;
}

/** `# Topic`, then for each section `## Title`, a comment with other words for it, and its text. */
export function parseSections(text: string): Section[] {
  const [head = '', ...parts] = text.split(/^## /m);
  const topic = /^# (.+)$/m.exec(head)?.[1]?.trim();
  if (!topic) throw new Error('A file of the handbook has no topic.');
  return parts.map((part) => {
    const [title = '', ...rest] = part.split('\n');
    const content = rest.join('\n').trim();
    return {
      slug: slugOf(title),
      title: title.trim(),
      topic,
      keywords: KEYWORDS.exec(content)?.[1]?.trim() ?? '',
      body: content.replace(KEYWORDS, '').trim(),
    };
  });
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
