import { expect, it } from '@jest/globals';
import { withLibraries } from '../services/libraries.mjs';

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
