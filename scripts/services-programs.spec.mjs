import { expect, it } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { fromRoot, keepClassNames } from '../services/programs.mjs';

it.each([
  [
    'platform/mail/mail.js',
    "path.join(import.meta.dirname, 'x')",
    'path.join((import.meta.dirname + "/platform/mail"), \'x\')',
  ],
  [
    'platform/mail/mail.js',
    "new URL('./x.js', import.meta.url)",
    'new URL(\'./x.js\', new URL("./platform/mail/mail.js", import.meta.url).href)',
  ],
  ['backup.js', 'import.meta.filename', 'import.meta.filename'],
])('a file of a program finds its neighbours from where it was: %s', (file, code, moved) => {
  expect(fromRoot(code, file)).toBe(moved);
});

it('a file that is put into another has no name of its own any more', () => {
  expect(() => fromRoot('argv[1] === import.meta.filename', 'platform/a.js')).toThrow(
    'platform/a.js: import.meta.filename',
  );
});

/** Classes as swc emits them, with and without decorators; each must keep its name. */
const FILES = {
  one: 'let Failure = class Failure extends Error {\n};\nFailure = decorate(Failure);\nexport const one = Failure;',
  two: 'export class Failure extends Error {\n}\nexport const two = Failure;',
  three: 'export const three = () => {\n    class Failure {}\n    return Failure;\n};',
};

it('the name of a class stays, also for a decorator and where others are called the same', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: Object.keys(FILES)
        .map((name) => `export { ${name} } from '${name}';`)
        .join('\n'),
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'iife',
    globalName: 'program',
    write: false,
    plugins: [
      {
        name: 'files',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^\w+$/ }, ({ path }) => ({ path, namespace: 'sample' }));
          onLoad({ filter: /.*/, namespace: 'sample' }, ({ path }) => ({
            contents: keepClassNames(FILES[path]),
          }));
        },
      },
    ],
  });
  const decorated = [];
  const decorate = (type) => (decorated.push(type.name), type);
  const { one, two, three } = runInNewContext(`${outputFiles[0].text}; program`, { decorate });
  expect([one.name, two.name, three().name, ...decorated]).toEqual(Array(4).fill('Failure'));
});
