/**
 * The header that makes a save depend on what it is based on: when something else is stored by then, it
 * is refused with 409 `version_conflict`, and the error's `current` says what.
 *
 * @param version - of the row that was read, from 1; without one, or with 0, the last save wins
 * @example api.PUT('/api/contacts/{id}', { params, body, headers: ifMatch(contact.version) });
 */
export function ifMatch(version: number | undefined): Record<string, string> {
  return version ? { 'If-Match': `"${version}"` } : {};
}
