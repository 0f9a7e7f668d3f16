import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { DIRECTORY } from '../../src/platform/directory/index.js';
import { createDatabase, dropDatabase, query } from '../support/database.js';

const SOURCE = path.join(import.meta.dirname, '../../src');

/** Queries across all tenants by the platform role, where the tenant is not known yet. */
const OVER_ALL = [
  'select distinct business_id as "businessId" from contacts',
  'from contact_imports i join businesses b on b.id = i.business_id where i.job_id = $1',
  'from exports e join businesses b on b.id = e.business_id where e.id = $1',
  'from businesses b where b.id in (select s.business_id from series s',
  'id from file_removals where due_at <= $1',
  'select business_id as "businessId" from due_messages where due_at <= $1',
  'select business_id as "businessId" from text_numbers where number = $1',
];

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

/** String literals and templates of a source file. */
function textsOf(file: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      texts.push(flat(node.getText()));
    } else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return texts;
}

async function productsTexts(): Promise<string[]> {
  const names = await readdir(SOURCE, { recursive: true });
  const files = names.filter((name) => /(?<!\.spec)\.ts$/.test(name));
  const read = async (file: string) =>
    textsOf(file, await readFile(path.join(SOURCE, file), 'utf8'));
  return (await Promise.all(files.map(read))).flat();
}

/**
 * Whether each tenant table is filtered by tenant, directly or by a join; inserts must set the tenant.
 */
function isTold(text: string, tables: RegExp): boolean {
  const asked = [...text.matchAll(tables)].length;
  const told = [...text.matchAll(/\bbusiness_id( =|, \w+\) in)|\(business_id,/g)].length;
  return told >= asked;
}

const forgetful = (texts: string[], tables: RegExp) =>
  texts.filter((text) => text.search(tables) >= 0 && !isTold(text, tables));

/**
 * `insert … select` statements. Under row level security, a distributed database accepts them only from
 * colocated tables.
 */
const adding = (texts: string[], names: string) => {
  const insert = new RegExp(`insert into (${names}) \\([^)]*\\) select`);
  return texts.filter((text) => insert.test(text));
};

let names: string;
let tables: RegExp;

beforeAll(async () => {
  const url = await createDatabase();
  const rows = await query<{ name: string }>(
    url,
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'business_id' and table_name <> all($1)`,
    [DIRECTORY],
  );
  await dropDatabase(url);
  expect(rows.length).toBeGreaterThan(15);
  names = rows.map(({ name }) => name).join('|');
  tables = new RegExp(`\\b(from|join|into|update|using) (${names})\\b`, 'g');
});

it('every statement says of each table of a business whose rows it is about', async () => {
  const texts = await productsTexts();
  expect(texts.filter((text) => text.search(tables) >= 0).length).toBeGreaterThan(80);
  const others = forgetful(texts, tables);
  expect(others.filter((text) => !OVER_ALL.some((known) => text.includes(known)))).toEqual([]);
  expect(others).toHaveLength(OVER_ALL.length);
});

it('rows of a business are added as values', async () => {
  expect(adding(await productsTexts(), names)).toEqual([]);
  expect(
    adding(
      ['insert into contacts (business_id, id) select $1, r.id from json_to_recordset($2)'],
      names,
    ),
  ).toHaveLength(1);
});

it.each([
  "'select name from contacts where id = $1'",
  "'select 1 from appointments a join contacts c on c.id = a.contact_id where a.business_id = $1'",
  '`update services set name = $1 where id = $2`',
  "'insert into contacts (id, business_id) values ($1, $2)'",
])('finds one that does not: %s', (statement) => {
  expect(forgetful(textsOf('a.ts', `sql(${statement})`), tables)).toEqual([statement]);
});
