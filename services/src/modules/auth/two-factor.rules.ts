import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Clearcoat';
/** Number of steps before and after the current one whose codes are accepted, since clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

export const newSecret = () => new Secret({ size: 20 }).base32;

const authenticator = (secret: string, email: string) =>
  new TOTP({ issuer: ISSUER, label: email, secret: Secret.fromBase32(secret) });

/** Content of the QR code for the authenticator app. */
export const authenticatorUri = (secret: string, email: string) =>
  authenticator(secret, email).toString();

/** Time step of a code; null if the code is not valid now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = authenticator(secret, '');
  const timestamp = now.getTime();
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** 'k7wq-2fde-…': random like a key, grouped for typing. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const { base32 } = new Secret({ size: RECOVERY_BYTES });
    return (base32.toLowerCase().match(/.{4}/g) ?? []).join('-');
  });
}

/**
 * Hash of a recovery code, ignoring case and separators. The codes are random enough for a plain hash.
 */
export function recoveryHash(code: string): Buffer {
  const normal = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(normal).digest();
}
