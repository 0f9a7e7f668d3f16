import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT } from './content.js';
import { readSections } from './sections.js';

const ROOT = path.join(import.meta.dirname, '../../../../..');
const sections = readSections(path.join(CONTENT, 'using'));

/** Every address here is opened in a real browser by the crawler and the accessibility tests. */
const routes = JSON.parse(
  readFileSync(path.join(ROOT, 'e2e/support/routes.json'), 'utf8'),
) as Record<string, string[]>;
const known = new Set(Object.values(routes).flat());

const isShown = (name: string) => /\.tsx?$/.test(name) && !/\.spec\.|\.generated\./.test(name);
const FRONT_ENDS = ['crm', 'scheduling', 'insights', 'assistant', 'marketing'];
const FOLDERS = [...FRONT_ENDS.map((name) => `mfe-${name}/src`), 'shell/src', 'packages/ui/src'];
/** Text between quotes or between tags. */
const TEXT = /'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`\n]+)`|[>}]\s*([^<>{}`;=]+?)\s*(?=[<{])/g;

/** Visible texts of the front ends. */
function shownTexts(): Set<string> {
  const texts = new Set<string>();
  for (const folder of FOLDERS) {
    const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => isShown(name) && !name.includes('testing/'))) {
      const source = withoutComments(readFileSync(path.join(ROOT, folder, file), 'utf8'));
      for (const [, ...groups] of source.matchAll(TEXT)) {
        const text = groups.find((group) => group !== undefined) ?? '';
        // The beginning of a template appears as written: 'Overlaps ${customer}'.
        const [beginning = ''] = text.split('${');
        for (const shown of [text, beginning]) {
          texts.add(shown.replaceAll('&apos;', "'").replace(/\s+/g, ' ').trim());
        }
      }
    }
  }
  return texts;
}

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

const linksOf = (body: string) => [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);

it('says some forty things in a few sentences each', () => {
  expect(sections.length).toBeGreaterThanOrEqual(40);
  for (const { slug, body, keywords, title } of sections) {
    const words = body.split(/\s+/).length;
    expect([slug, words >= 15 && words <= 120]).toEqual([slug, true]);
    expect([slug, keywords === '']).toEqual([slug, false]);
    expect(title.length).toBeLessThan(70);
    expect(body).not.toMatch(/<[a-z]|!\[|https?:/i);
  }
});

it('leads from each to a page that exists', () => {
  const wrong = sections.flatMap(({ slug, body }) => {
    const links = linksOf(body);
    const missing = links.filter((url) => !known.has(url)).map((url) => `${slug}: ${url}`);
    return links.length === 0 ? [`${slug}: no link`] : missing;
  });
  expect(wrong).toEqual([]);
});

it('names buttons, menus and fields as they are written in the front ends', () => {
  const shown = shownTexts();
  const wrong = sections.flatMap(({ slug, body }) =>
    [...body.matchAll(/\*\*(.+?)\*\*/g)]
      .filter(([, name = '']) => !shown.has(name))
      .map(([, name]) => `${slug}: ${name}`),
  );
  expect(wrong).toEqual([]);
});
