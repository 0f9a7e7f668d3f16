/** Structure rules across files, which lint cannot check. */
import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './bootstrap.mjs';

const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
const isTest = (file) => /\.spec\.tsx?$|(^|\/)testing\/|^services\/test\//.test(file);
const isSource = (file) => /\.(tsx?|mjs)$/.test(file) && !/\.(d|generated)\.m?ts$/.test(file);

/** Every file in a folder, as relative paths. */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Relative imports of a file, as paths from `source`. */
function importsOf(source, file) {
  const text = readFileSync(path.join(source, file), 'utf8');
  const found = text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g);
  return [...found].map(([, target]) => path.join(path.dirname(file), target));
}

/** Subfolders of each folder, and the sibling subfolders that each of them imports from. */
function roomsOf(source) {
  const folders = new Map();
  for (const file of filesBelow(source).filter((name) => isSource(name) && !isTest(name)))
    for (const target of importsOf(source, file)) {
      const [from, to] = [file.split('/'), target.split('/')];
      const depth = from.findIndex((part, index) => part !== to[index]);
      // A file beside the subfolders may import from all of them, and be imported by all of them.
      if (depth < 0 || depth >= from.length - 1 || depth >= to.length - 1) continue;
      const folder = from.slice(0, depth).join('/');
      const rooms = folders.get(folder) ?? new Map();
      folders.set(folder, rooms);
      rooms.set(from[depth], (rooms.get(from[depth]) ?? new Set()).add(to[depth]));
    }
  return folders;
}

const withoutEnding = (file) => file.replace(/\.tsx?$/, '');

/** Rooms that use each file of `shared/`, directly or through other files there. */
function usersOfShared(source) {
  const importers = new Map();
  const files = filesBelow(source).filter(isSource);
  for (const file of files)
    for (const target of importsOf(source, file))
      importers.set(target, [...(importers.get(target) ?? []), file]);
  const isShared = (file) => file.startsWith('shared/');
  const roomsUsing = (file, seen) =>
    (importers.get(file) ?? []).flatMap((by) => {
      if (!isShared(by)) return [by.split('/')[0]];
      if (isTest(by) || seen.includes(by)) return [];
      return roomsUsing(withoutEnding(by), [...seen, by]);
    });
  return files
    .filter((file) => isShared(file) && !isTest(file))
    .map((file) => [file, new Set(roomsUsing(withoutEnding(file), []))]);
}

/** A cycle in the graph, or undefined. */
function circleIn(graph) {
  const seen = new Set();
  const visit = (node, way) => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (seen.has(node)) return undefined;
    seen.add(node);
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next, [...way, node]);
      if (circle) return circle;
    }
    return undefined;
  };
  return [...graph.keys()].map((node) => visit(node, [])).find(Boolean);
}

const KINDS = /^(api|components?|hooks|rules|routes|pages|slots|styles|types|utils?|helpers|lib)$/;

describe.each(remotes)('%s', (remote) => {
  const source = path.join(ROOT, remote, 'src');

  it('has what it declares on top and everything else in rooms by feature', () => {
    const entries = readdirSync(source, { withFileTypes: true });
    const top = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(
      top.filter(
        (name) =>
          !/^(module(\.spec)?\.tsx|slots\.ts|pages(\.json|(\.document\.spec)?\.ts)|prerender(\.document\.spec)?\.tsx)$/.test(
            name,
          ),
      ),
    ).toEqual([]);
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(folders.filter((name) => KINDS.test(name))).toEqual([]);
  });

  it('has in what is shared nothing of its rooms', () => {
    expect([...(roomsOf(source).get('')?.get('shared') ?? [])]).toEqual([]);
  });

  it('has in what is shared only what two of its rooms use', () => {
    const alone = usersOfShared(source).filter(([, rooms]) => rooms.size < 2);
    expect(alone.map(([file, rooms]) => `${file}: ${[...rooms].join()}`)).toEqual([]);
  });
});

/** Groups of folders; small packages count as one. */
const PLACES = [
  ['the shell', ['shell/src']],
  ['the services', ['services/src', 'services/test']],
  ['the release tool', ['packages/federation/src']],
  ['what apps share', ['sdk', 'ui', 'api-client', 'testing'].map((name) => `packages/${name}/src`)],
  ...remotes.map((name) => [name, [`${name}/src`]]),
];

const linesOf = (file) => readFileSync(file, 'utf8').split('\n').length - 1;

it.each(PLACES)(
  'of the files of %s nine of ten have at most 150 lines, none over 400',
  (_, places) => {
    const all = places
      .flatMap((place) => filesBelow(path.join(ROOT, place)).map((file) => `${place}/${file}`))
      .filter(isSource)
      .map((file) => ({ file, lines: linesOf(path.join(ROOT, file)) }))
      .sort((one, other) => one.lines - other.lines);
    expect(all.filter(({ lines }) => lines > 400)).toEqual([]);
    // Tests are long lists of cases, so they do not count.
    const product = all.filter(({ file }) => !isTest(file));
    expect(product[Math.floor(product.length * 0.9)]?.lines).toBeLessThanOrEqual(150);
  },
);

const BASIC_MODE = ['language', 'actions', 'basic'];
/** Limit that may only decrease: an unknown phrase is no reason for another rule. */
const MOST_OF_BASIC_MODE = 15_954;

it('basic mode of the assistant gets no more lines', () => {
  const lines = BASIC_MODE.map((name) => path.join(ROOT, 'services/src/modules/assistant', name))
    .flatMap((folder) => filesBelow(folder).map((file) => path.join(folder, file)))
    .filter((file) => isSource(file) && !isTest(file))
    .reduce((sum, file) => sum + linesOf(file), 0);
  expect(lines).toBeLessThanOrEqual(MOST_OF_BASIC_MODE);
});

const HOUSES = PLACES.flatMap(([, places]) => places).filter((place) => place.endsWith('/src'));

it.each(HOUSES)('in %s no folder imports in a circle with those beside it', (place) => {
  const circles = [...roomsOf(path.join(ROOT, place))].flatMap(([folder, rooms]) => {
    const circle = circleIn(rooms);
    return circle ? [`${folder}: ${circle.join(' > ')}`] : [];
  });
  expect(circles).toEqual([]);
});

const KNOWS = /(from|import\(|URL\() *'[./]*migrations\//;

/** Migrations are history: code that they share with the product would change under them. */
it('migrations are SQL, and no code but their loader knows their folder', () => {
  const source = path.join(ROOT, 'services/src');
  const migrations = filesBelow(path.join(source, 'migrations'));
  expect(migrations.length).toBeGreaterThan(0);
  expect(migrations.filter((file) => !file.endsWith('.sql'))).toEqual([]);
  const knows = filesBelow(source)
    .filter((file) => isSource(file) && !isTest(file))
    .filter((file) => KNOWS.test(readFileSync(path.join(source, file), 'utf8')));
  expect(knows).toEqual(['platform/database/migrations.ts']);
});

/** A component with its styles and test in PascalCase; anything else in kebab-case. */
const FILE_NAME =
  /(^|\/)([A-Z][A-Za-z0-9]*(\.module\.css|(\.spec)?\.tsx)|[a-z0-9]+(-[a-z0-9]+)*(\.(module|(document\.)?spec|generated|db|d))?\.[a-z0-9]+)$/;

it.each(PLACES.filter(([name]) => name !== 'the services'))(
  'files of %s are named as components (PascalCase.tsx) or in kebab-case',
  (_, places) => {
    const files = places.flatMap((place) => filesBelow(path.join(ROOT, place)));
    expect(files.filter((file) => !FILE_NAME.test(file))).toEqual([]);
    const hooks = files.filter((file) => /(^|\/)use[A-Z]/.test(file));
    expect(hooks).toEqual([]);
  },
);

/** Value imports only: type imports are erased at compile time. */
const VALUE_IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^;'"]*?from\s*'(\.[^']+)'|import\s*\(?\s*'(\.[^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** Imports of each file within a folder. */
function fileGraph(folder) {
  const files = new Set(filesBelow(folder).filter(isSource));
  const resolve = (from, target) => {
    const place = path.join(path.dirname(from), target.replace(/\.js$/, ''));
    return ENDINGS.map((ending) => place + ending).find((name) => files.has(name));
  };
  return new Map(
    [...files].map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const targets = [...text.matchAll(VALUE_IMPORT)].map(([, one, other]) => one ?? other);
      return [file, targets.map((target) => resolve(file, target)).filter(Boolean)];
    }),
  );
}

const PLACES_OF_SOURCES = PLACES.flatMap(([, places]) => places);

it.each([...PLACES_OF_SOURCES, 'services/test', 'e2e', 'scripts'])(
  'no file of %s imports itself by way of others',
  (place) => {
    const graph = fileGraph(path.join(ROOT, place));
    expect([...graph.values()].flat().length).toBeGreaterThan(0);
    expect(circleIn(graph)).toBeUndefined();
  },
);

/** Curly apostrophes; texts use straight ones, as the specification does. */
const CURLY = /[a-z}]’|‘[a-z]/i;

it.each(PLACES.filter(([name]) => name !== 'the services'))(
  'texts of %s have one kind of apostrophe',
  (_, places) => {
    const files = places
      .flatMap((place) => filesBelow(path.join(ROOT, place)).map((file) => `${place}/${file}`))
      .filter((file) => isSource(file) && !isTest(file));
    const isCurly = (file) => CURLY.test(readFileSync(path.join(ROOT, file), 'utf8'));
    expect(files.filter(isCurly)).toEqual([]);
  },
);

/** Packages and builds. */
const UNWRITTEN = /(^|\/)(node_modules|dist)\//;
const PLAIN_COMMENTS = ['shell', ...remotes, 'packages', 'e2e', 'scripts', 'bench', 'services'];
const CLAUSE = /^\s*(\{?\/\*\*?|\*|\/\/)\s+(What|Who|Whom|Where|Whoever|That)\b/;

/** First lines of the comments that begin with a clause instead of a noun. */
function clausesIn(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const continues = (line = '') => /^\s*(\/\/|\*|\/\*\*? \S)(?!.*\*\/)(?!\/)/.test(line);
  return lines.filter((line, index) => CLAUSE.test(line) && !continues(lines[index - 1]));
}

it.each(PLAIN_COMMENTS)('comments begin with a noun in %s', (folder) => {
  const files = filesBelow(path.join(ROOT, folder))
    .map((file) => path.join(folder, file))
    .filter((file) => isSource(file) && !UNWRITTEN.test(file));
  expect(files.flatMap((file) => clausesIn(path.join(ROOT, file)))).toEqual([]);
});

/** A subject without class, name or attribute, such as `> :last-child`, after `:has()`. */
const SUBJECT_FOR_ALL =
  /:has\((?:[^()]|\([^()]*\))*\)[^,{]*[\s>+~](?::(?!is|where)[\w-]+[^\s,{]*|\*)\s*[,{]/;

it('no :has() makes browsers restyle the whole page with each change of the DOM', () => {
  const styles = ['shell', 'packages', ...remotes]
    .flatMap((folder) => filesBelow(path.join(ROOT, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\/src\/.*\.css$/.test(file));
  const isSlow = (file) => SUBJECT_FOR_ALL.test(readFileSync(path.join(ROOT, file), 'utf8'));
  expect(styles.length).toBeGreaterThan(100);
  expect(styles.filter(isSlow)).toEqual([]);
});

/** Commit before this rule. A shallow clone lacks it, so the rule then has no subjects. */
const LAST_UNCHECKED = '90210219fa2e61619e304a5384f7e5f5f41694eb';

/** Words of a name: `crewId`, `crew_id` and `/api/crews/{id}` all have the word `crew`. */
const wordsOf = (name) =>
  (name.match(/[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase().replace(/s$/, ''));

it('names of the API and of tables use the words of the glossary', () => {
  const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
  const [, list] = /never contain: ([^.]+)\./.exec(read('docs/glossary.md')) ?? [];
  const banned = new Set(wordsOf(list ?? ''));
  const api = read('packages/api-client/openapi.json');
  const names = [
    ...[...api.matchAll(/^ +"([^"]+)": [[{]/gm)].map(([, name]) => name),
    ...[...api.matchAll(/"name": "([^"]+)"/g)].map(([, name]) => name),
    ...[
      ...read('services/schema.sql').matchAll(/^(?:create table| {2}(?=\w+ [a-z]))\s*(\w+)/gm),
    ].map(([, name]) => name),
  ];
  expect(names.length).toBeGreaterThan(2000);
  expect(names.filter((name) => wordsOf(name).some((word) => banned.has(word)))).toEqual([]);
});

it('commit subjects begin with an area and have at most 72 characters', () => {
  const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  const hasHistory = git('merge-base', '--is-ancestor', LAST_UNCHECKED, 'HEAD').status === 0;
  const range = hasHistory ? `${LAST_UNCHECKED}..HEAD` : 'HEAD..HEAD';
  const { stdout } = git('log', '--no-merges', '--format=%s', range);
  const isPlain = (subject) =>
    /^[a-z][a-z0-9-]*(, [a-z0-9-]+)*: \S/.test(subject) && subject.length <= 72;
  expect((stdout ?? '').split('\n').filter((each) => each !== '' && !isPlain(each))).toEqual([]);
});
