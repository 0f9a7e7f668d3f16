import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs } from '../inputs';
import { builtRemote } from './fake-apps';
import { requireCurrentBuilds } from './current-builds';

const SENTENCE = /missing, or older than the sources, of crm: npm run build\.$/;

it('names the apps whose build is missing or stale, and what to run', () => {
  const crm = builtRemote('crm');
  writeFileSync(path.join(crm.dir, 'package.json'), '{}');
  const record = path.join(crm.dir, 'dist/build.json');
  const check = () => requireCurrentBuilds([crm]);

  writeFileSync(record, JSON.stringify({ hash: hashInputs(crm) }));
  expect(check).not.toThrow();

  mkdirSync(path.join(crm.dir, 'src'));
  writeFileSync(path.join(crm.dir, 'src/module.tsx'), 'export {};');
  expect(check).toThrow(SENTENCE);

  writeFileSync(record, JSON.stringify({ hash: hashInputs(crm) }));
  expect(check).not.toThrow();
  rmSync(record);
  expect(check).toThrow(SENTENCE);
});
