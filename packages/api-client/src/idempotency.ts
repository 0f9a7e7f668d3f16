/**
 * An id of our own for something new, so that it is the same one however often it is sent.
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
 * Keys for creates, so that pressing Save again after a lost answer cannot create twice: the same
 * body keeps its key until `done()`, a changed body gets a new one.
 *
 * @example
 * const keys = new IdempotencyKeys();
 * await call(api.POST('/api/contacts', { body, headers: keys.headers(body) }));
 * keys.done();
 */
export class IdempotencyKeys {
  #body: string | undefined;
  #key = '';

  /** The header for one create with this body. */
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
