import type { ContactImport } from './imports-api';

/** '12 added, 3 updated, 1 failed' */
export function resultText(found: ContactImport): string {
  const { added, updated, skipped, failed } = found;
  const parts = [
    { count: added, word: 'added' },
    { count: updated, word: 'updated' },
    { count: skipped, word: skipped === 1 ? 'left as it was' : 'left as they were' },
    { count: failed, word: 'failed' },
  ];
  const said = parts.filter(({ count }) => count > 0);
  if (said.length === 0) return 'Nobody added';
  return said.map(({ count, word }) => `${count.toLocaleString('en-US')} ${word}`).join(', ');
}

/** Why the last visits and totals of the file are skipped; '' if they are not. */
export function visitsKeptText({ visitsKept }: Pick<ContactImport, 'visitsKept'>): string {
  if (visitsKept === 0) return '';
  const who =
    visitsKept === 1 ? '1 customer has' : `${visitsKept.toLocaleString('en-US')} customers have`;
  return `${who} visits here already, so the last visit and total spent from the file are left out.`;
}

/** Message about customers without a name in the file; '' if there are none. */
export function unnamedText({ unnamed }: Pick<ContactImport, 'unnamed'>): string {
  if (!unnamed) return '';
  return unnamed === 1
    ? '1 customer has no name in the file, so the email or phone number is used.'
    : `${unnamed.toLocaleString('en-US')} customers have no name in the file, so the email or phone number is used.`;
}

/** Count of rows that differ from the file; '' for none. */
export function leftOutText({ leftOut }: Pick<ContactImport, 'leftOut'>): string {
  if (!leftOut) return '';
  return leftOut === 1
    ? "1 customer has details that don't fit a field. They're kept in the notes."
    : `${leftOut.toLocaleString('en-US')} customers have details that don't fit a field. They're kept in the notes.`;
}
