import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishTo, type Deployment } from './deployment';
import { ROOT } from './wait';

/** The assistant's team ships a version whose panel has another title. */
export async function releaseAssistant({ folder, webRoot }: Deployment): Promise<void> {
  const team = path.join(folder, 'team');
  mkdirSync(team);
  for (const shared of ['node_modules', 'packages', 'package-lock.json', 'tsconfig.base.json']) {
    symlinkSync(path.join(ROOT, shared), path.join(team, shared));
  }
  cpSync(path.join(ROOT, 'mfe-assistant'), path.join(team, 'mfe-assistant'), {
    recursive: true,
    filter: (file) => !/\/(dist|node_modules)$/.test(file),
  });
  change(path.join(team, 'mfe-assistant/package.json'), '"1.0.0"', '"1.1.0"');
  const panel = path.join(team, 'mfe-assistant/src/panel/FloatingAssistant.tsx');
  change(panel, 'title="Assistant"', 'title="Shop assistant"');
  await publishTo(webRoot, { CLEARCOAT_ROOT: team });
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from} to change.`);
  writeFileSync(file, text.replace(from, to));
}
