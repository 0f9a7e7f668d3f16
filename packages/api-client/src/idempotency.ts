/**
 * A client-side id for a new record, so that retries send the same one.
 *
 * @example const photoId = newId();
 */
export function newId(): string {
  // randomUUID exists only on secure origins; a phone on the shop's network may not be on one.
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/**
 * Idempotency keys for creates, so that saving again after a lost answer never creates a
 * duplicate. The same body keeps its key until `done()`; a changed body gets a new one.
 *
 * @example
 * const keys = new IdempotencyKeys();
 * await call(api.POST('/api/contacts', { body, headers: keys.headers(body) }));
 * keys.done();
 */
export class IdempotencyKeys {
  #body: string | undefined;
  #key = '';

  /** Header for a create with this body. */
  headers(body: unknown): { 'Idempotency-Key': string } {
    const text = JSON.stringify(body);
    if (text !== this.#body) {
      this.#body = text;
      this.#key = newId();
    }
    return { 'Idempotency-Key': this.#key };
  }

  /** Forgets the key after a success: the next create is a new one, even with the same body. */
  done(): void {
    this.#body = undefined;
  }
}
