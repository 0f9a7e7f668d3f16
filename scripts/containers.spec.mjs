import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commitBefore } from '../deploy/try/containers/previous.mjs';
import { baseImages } from '../deploy/try/containers/stand-ins.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const DEPLOY = path.join(ROOT, 'deploy');

const dockerfiles = readdirSync(DEPLOY, { recursive: true }).filter(
  (name) => path.basename(name) === 'Dockerfile',
);

it.each(dockerfiles)('%s is taken by the plain builder, too', (name) => {
  const text = readFileSync(path.join(DEPLOY, name), 'utf8');
  expect(text).not.toMatch(
    /^\s*(# *syntax=|RUN --mount|(COPY|ADD) .*--(parents|chmod|link)|.*<<-?[A-Z])/m,
  );
});

it('every base image has a stand-in', () => {
  expect(Object.values(baseImages())).not.toContain(undefined);
});

describe('an upgrade comes from', () => {
  const commits = Array.from({ length: 14 }, (_, index) => `c${index}`);
  /** Git stub of a history in which some commits have migrations that today's code does not know. */
  const history = ({ tags = '', unknown = [] } = {}) => ({
    run: (_git, [command, ...args]) =>
      ({
        tag: () => `${tags}\n`,
        log: () => commits.map((commit) => `${commit} of-the-side`).join('\n'),
        'ls-tree': () => (unknown.includes(args[1]) ? '0001-foundation.ts' : '0001-baseline'),
      })[command](),
  });

  it('the last release, where there is one', () => {
    expect(commitBefore(history({ tags: 'v1.2.0\nv1.1.0' }))).toBe('v1.2.0');
  });

  it('else a state of ten changes ago, or later, whose migrations are known today', () => {
    expect(commitBefore(history())).toBe('c9');
    expect(commitBefore(history({ unknown: ['c8', 'c9'] }))).toBe('c7');
    expect(commitBefore(history({ tags: 'v1.2.0', unknown: ['v1.2.0', ...commits] }))).toBe(
      undefined,
    );
  });
});

describe('the compose file', () => {
  const compose = readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8');
  const remotes = readdirSync(ROOT)
    .filter((folder) => folder.startsWith('mfe-'))
    .map((folder) => JSON.parse(readFileSync(path.join(ROOT, folder, 'remote.json'), 'utf8')));
  /** Text of a service or a template in the compose file. */
  const blockOf = (head) => compose.split(`\n${head}\n`)[1]?.split(/\n(?! )/)[0] ?? '';
  /** Services that a remote waits for, directly or indirectly. */
  function waitsFor(name) {
    const own = compose.split(`\n  ${name}-publish:\n`)[1].split(/\n {2}\S/)[0];
    const [, template] = /<<: \*([\w-]+)/.exec(own) ?? [];
    const said = `${own}${blockOf(`x-${template}: &${template}`)}`;
    const before = [...said.matchAll(/(\w+)-publish:/g)].map(([, other]) => other);
    return [...before, ...before.flatMap(waitsFor)];
  }

  it('publishes what fills a slot after the remote that declares it', () => {
    const owners = remotes.filter(({ declares = [] }) => declares.length > 0);
    expect(owners.map(({ name }) => name).toSorted()).toEqual(['insights', 'scheduling']);
    for (const { name, slots = [] } of remotes) {
      const filled = owners
        .filter(({ declares }) => declares.some(({ slot }) => slots.includes(slot)))
        .map((owner) => owner.name);
      expect([name, ...waitsFor(name)]).toEqual(expect.arrayContaining([name, ...filled]));
    }
    expect(waitsFor('shell')).toEqual(expect.arrayContaining(['insights', 'scheduling']));
    expect(waitsFor('marketing')).toEqual([]);
  });
});

describe('the chart', () => {
  const CHART = path.join(DEPLOY, 'helm/clearcoat');
  const schema = JSON.parse(readFileSync(path.join(CHART, 'values.schema.json'), 'utf8'));

  /** Paths of the names in a YAML file of values, by indentation, without lists. */
  function namesIn(text) {
    const above = [];
    return [...text.matchAll(/^( *)([a-zA-Z]\w*):/gm)].map(([, { length }, name]) => {
      above.splice(length / 2, Infinity, name);
      return [...above];
    });
  }

  /**
   * Schema of a value, or undefined if the schema does not know it; `true` if anything is allowed.
   */
  function described(names) {
    return names.reduce((at, name) => {
      if (at === true || at === undefined) return at;
      const { $ref, ...own } = at;
      const { properties, additionalProperties } = $ref
        ? schema.definitions[path.basename($ref)]
        : own;
      return properties?.[name] ?? (additionalProperties === false ? undefined : true);
    }, schema);
  }

  it('gives no value that its schema refuses to know', () => {
    const names = namesIn(readFileSync(path.join(CHART, 'values.yaml'), 'utf8'));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((each) => described(each) === undefined)).toEqual([]);
    expect(described(['worker', 'nothing'])).toBeUndefined();
  });

  it('is asked by its templates for nothing that it has no value for', () => {
    const known = namesIn(readFileSync(path.join(CHART, 'values.yaml'), 'utf8')).map(
      ([name]) => name,
    );
    const templates = readdirSync(path.join(CHART, 'templates'));
    const asked = templates.flatMap((file) => {
      const text = readFileSync(path.join(CHART, 'templates', file), 'utf8');
      return [...text.matchAll(/\.Values\.(\w+)/g)].map(([, name]) => name);
    });
    expect([...new Set(asked)].filter((name) => !known.includes(name))).toEqual([]);
  });
});
