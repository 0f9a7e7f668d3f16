import { isDeepStrictEqual } from 'node:util';

/** Changed fields as [before, after]; undefined if nothing changed. */
export function changesOf<T extends object>(before: T, after: T): object | undefined {
  const changed = Object.entries(after)
    .filter(([field]) => field !== 'version')
    .map(([field, value]) => [field, [before[field as keyof T], value]] as const)
    .filter(([, [old, value]]) => !isDeepStrictEqual(old, value));
  return changed.length === 0 ? undefined : { changed: Object.fromEntries(changed) };
}

/** Names of changed fields without values, for personal data. */
export function changedFields<T extends object>(before: T, after: T): object | undefined {
  const fields = Object.keys(after).filter(
    (field) =>
      field !== 'version' && !isDeepStrictEqual(before[field as keyof T], after[field as keyof T]),
  );
  return fields.length === 0 ? undefined : { fields };
}
