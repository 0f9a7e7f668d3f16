import { parseSync, type ModuleItem } from '@swc/core';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, type App } from './workspace';

/** Contract that an app of this workspace was built with, and the slots it promises. */
export interface Contract {
  version: string;
  /** The slots on the pages of this app. */
  slots: string[];
}

/** The statements of every `declare module '@clearcoat/sdk' { … }`. */
function additionsToSdk(body: ModuleItem[]): ModuleItem[] {
  return body.flatMap((item) =>
    item.type === 'TsModuleDeclaration' &&
    item.id.value === '@clearcoat/sdk' &&
    item.body?.type === 'TsModuleBlock'
      ? item.body.body
      : [],
  );
}

/** The members of `interface SlotProps` in an owner's `slots.ts`. */
export function slotNames(code: string): string[] {
  const { body } = parseSync(code, { syntax: 'typescript' });
  return additionsToSdk(body).flatMap((item) =>
    item.type === 'TsInterfaceDeclaration' && item.id.value === 'SlotProps'
      ? item.body.body.flatMap((member) =>
          member.type === 'TsPropertySignature' && member.key.type === 'StringLiteral'
            ? [member.key.value]
            : [],
        )
      : [],
  );
}

/** Slots that an app types in its `src/slots.ts`; empty without that file. */
export function typedSlots({ dir }: Pick<App, 'dir'>): string[] {
  const file = path.join(dir, 'src/slots.ts');
  return existsSync(file) ? slotNames(readFileSync(file, 'utf8')) : [];
}

/**
 * Contract version of this workspace's sdk.
 *
 * @throws Error when the file does not state it as expected
 */
export function contractVersion(): string {
  const file = path.join(ROOT, 'packages/sdk/src/remote/contract-version.ts');
  const version = /CONTRACT_VERSION = '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1];
  if (version === undefined) throw new Error('The sdk names no CONTRACT_VERSION.');
  return version;
}
