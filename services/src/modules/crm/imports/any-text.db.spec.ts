import fc from 'fast-check';
import { importOptions, importPath, ImportSteps } from '../../../../test/support/imports.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

let server: TestApp;
let steps: ImportSteps;
let person: Visitor;

beforeAll(async () => {
  server = await startTestApp();
  steps = new ImportSteps(server);
  person = await server.owner();
});

afterAll(() => server.stop());

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

describe('a file with an emoji', () => {
  it.each([78, 79, 80])(
    'after %i characters of a note or heading can be imported',
    async (length) => {
      const long = `${'x'.repeat(length)}🚗🚙`;
      const file = `Name,Phone,${quoted(long)}\nAna Ruiz,5551112222,${quoted(long)}\n`;
      const { status, body } = await steps.upload(person, file);
      expect([status, body.columns[2]?.samples[0]?.startsWith('xxx')]).toEqual([201, true]);
    },
  );

  it.each([58, 59, 60])(
    'after %i characters of a bad cell fails that row alone, or is left out of it',
    async (length) => {
      const bad = `${'x'.repeat(length)}🚗🚙`;
      const done = await steps.all(
        await server.owner(),
        `Name,Phone,Email\nBad Phone,${bad},\nBad Email,5551112222,${bad}\nAna Ruiz,5553334444,\n`,
      );
      expect(done).toMatchObject({ status: 'done', added: 2, failed: 1, leftOut: 1 });
    },
  );
});

it('any text at all is imported or refused with a sentence, and never half a character', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.string({ unit: fc.constantFrom('🚗', 'é', '\u0301', '"', ',', '\n', "'", '=', '\0', 'a') }),
    fc.constantFrom('', '5551112222', 'ana@example.com', 'Ruiz, Ana'),
  );
  const row = fc.tuple(cell, cell, cell);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 40 }), async (rows) => {
      const lines = rows.map((cells) => cells.map(quoted).join(','));
      const staged = await steps.upload<Schemas['StagedImport'] & Schemas['ErrorBody']>(
        person,
        `Name,Phone,Email\n${lines.join('\n')}\n`,
      );
      if (staged.status !== 201) {
        expect([415, 422]).toContain(staged.status);
        expect(staged.body.code).toBe(
          staged.status === 415 ? 'unsupported_media_type' : 'validation_failed',
        );
        expect(staged.body.fields ?? { file: '' }).toHaveProperty('file');
        return;
      }
      const { id } = staged.body;
      expect((await person.post(importPath(id, '/run'), importOptions('add'))).status).toBe(202);
      const done = await steps.finished(person, id);
      expect([done.status, done.added + done.failed]).toEqual(['done', staged.body.rows]);
      await person.post(importPath(id, '/undo'));
    }),
    { numRuns: 8 },
  );
});

it('half a character in a field is refused with a sentence', async () => {
  const { status, body } = await person.post('/api/contacts', { name: 'Ana \ud83d', phone: '1' });
  expect([status, body.fields]).toEqual([
    422,
    { name: 'Name contains characters that cannot be saved' },
  ]);
});
