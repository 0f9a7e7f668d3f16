import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '../../../../services/src/modules/marketing/blog');
const posts = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({
    slug: file.replace('.md', ''),
    category: /^category: (.+)$/m.exec(readFileSync(path.join(FOLDER, file), 'utf8'))?.[1],
  }));

// Bundlers replace the drawings by addresses, so the source says which is whose.
const source = readFileSync(path.join(import.meta.dirname, 'artwork.ts'), 'utf8');
const drawingOf = (slug: string) => new RegExp(`'${slug}': (\\w+)`).exec(source)?.[1];

it.each([...new Set(posts.map(({ category }) => category))])(
  'every post on %s has a drawing of its own',
  (category) => {
    const drawings = posts
      .filter((post) => post.category === category)
      .map(({ slug }) => drawingOf(slug));
    expect(drawings).not.toContain(undefined);
    expect(new Set(drawings).size).toBe(drawings.length);
  },
);

it('a wash shows a wash, and a polisher a polisher', () => {
  expect(drawingOf('the-two-bucket-wash')).toBe('twoBuckets');
  expect(drawingOf('choosing-a-dual-action-polisher')).toBe('polisher');
});
