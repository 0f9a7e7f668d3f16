import { expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { runInNewContext } from 'node:vm';
import { inLatin, nameClassesOnly, withLibraries } from '../services/libraries.mjs';

const linked = (code) => {
  const found = new Set();
  return { code: withLibraries(code, './../libraries', found), found: [...found] };
};

it.each([
  ["import { Module } from '@nestjs/common';", '@nestjs/common', '@nestjs__common'],
  ['/** Says why. */ import * as v from "valibot";', 'valibot', 'valibot'],
  ["export * from 'rxjs';", 'rxjs', 'rxjs'],
  ["const { parse } = await import('csv-parse/sync');", 'csv-parse/sync', 'csv-parse__sync'],
])('%s takes the library from beside our own files', (code, name, file) => {
  expect(linked(code).found).toEqual([name]);
  expect(linked(code).code).toContain(`'./../libraries/${file}.js'`);
});

it.each([
  "import { Clock } from './clock.js';",
  "import path from 'node:path';",
  "import pg from 'pg';",
  'export const PEOPLE = `select name from "people"`;',
  'const text = `select extract(epoch from "created_at") from \'words\'`;',
])('%s stays as it is', (code) => {
  expect(linked(code)).toEqual({ code, found: [] });
});

it.each([
  ["'l’été – 5 €'", "'l\\u2019été \\u2013 5 \\u20ac'"],
  ["/^[’\\–]+$/.test('–’')", "/^[\\u2019\\u2013]+$/.test('\\u2013\\u2019')"],
  ["'\\\\–'", "'\\\\\\u2013'"],
  ['`🚗${1}`', '`\\ud83d\\ude97${1}`'],
])('%s is the same written in Latin', (code, written) => {
  expect(inLatin(code)).toBe(written);
  expect(runInNewContext(written)).toBe(runInNewContext(code));
});

it('the name of a class stays, also where two are called the same; functions go without', async () => {
  const library = (name) =>
    `class Failure extends Error {} export const ${name} = () => new Failure();`;
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from 'one'; export * from 'two';",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'iife',
    globalName: 'libraries',
    keepNames: true,
    minifyWhitespace: true,
    write: false,
    plugins: [
      {
        name: 'libraries',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^(one|two)$/ }, ({ path }) => ({ path, namespace: 'library' }));
          onLoad({ filter: /.*/, namespace: 'library' }, ({ path }) => ({
            contents: library(path),
          }));
        },
      },
    ],
  });
  const text = nameClassesOnly(outputFiles[0].text);
  const { one, two } = runInNewContext(`${text}; libraries`);
  expect([one().constructor.name, two().constructor.name]).toEqual(['Failure', 'Failure']);
  expect(one().constructor).not.toBe(two().constructor);
  expect(text).toContain('__name=target=>target');
});
