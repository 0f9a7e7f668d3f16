/**
 * Header that makes a save conditional on the version it is based on. If another version is
 * stored, the server refuses with 409 `version_conflict`, and the error's `current` has the stored
 * value.
 *
 * @param version - version of the row that was read, from 1; without one, or with 0, the last save wins
 * @example api.PUT('/api/contacts/{id}', { params, body, headers: ifMatch(contact.version) });
 */
export function ifMatch(version: number | undefined): Record<string, string> {
  return version ? { 'If-Match': `"${version}"` } : {};
}
