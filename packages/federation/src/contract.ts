import { parseSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspace';

/** What the sdk of this workspace promises to remotes. */
export interface Contract {
  version: string;
  /** The slots it knows. */
  slots: string[];
}

const read = (file: string) =>
  readFileSync(path.join(ROOT, 'packages/sdk/src/remote', file), 'utf8');

function slotNames(code: string): string[] {
  const { body } = parseSync(code, { syntax: 'typescript', tsx: true });
  const declarations = body.flatMap((item) =>
    item.type === 'ExportDeclaration' && item.declaration.type === 'TsInterfaceDeclaration'
      ? [item.declaration]
      : [],
  );
  const slots = declarations.find(({ id }) => id.value === 'SlotProps');
  if (!slots) throw new Error('The sdk declares no SlotProps.');
  return slots.body.body.flatMap((member) =>
    member.type === 'TsPropertySignature' && member.key.type === 'StringLiteral'
      ? [member.key.value]
      : [],
  );
}

/**
 * Reads the contract from the sdk's sources: its version, and the slots its types name.
 *
 * @throws Error when they are not where they are looked for
 */
export function readContract(): Contract {
  const version = /CONTRACT_VERSION = '([^']+)'/.exec(read('contract-version.ts'))?.[1];
  if (version === undefined) throw new Error('The sdk names no CONTRACT_VERSION.');
  return { version, slots: slotNames(read('slots.tsx')) };
}
