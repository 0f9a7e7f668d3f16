import { Secret, TOTP } from 'otpauth';
import {
  authenticatorUri,
  newRecoveryCodes,
  newSecret,
  recoveryHash,
  stepOf,
} from './two-factor.rules.js';

const now = new Date('2026-06-17T15:00:10Z');
const secret = newSecret();
const totp = new TOTP({ secret: Secret.fromBase32(secret) });
const codeAt = (seconds: number) => totp.generate({ timestamp: now.getTime() + seconds * 1000 });

describe('a code of an authenticator app', () => {
  it('is right for its half minute and the one on either side', () => {
    const step = Math.floor(now.getTime() / 30_000);
    expect([-30, 0, 30].map((seconds) => stepOf(secret, codeAt(seconds), now))).toEqual([
      step - 1,
      step,
      step + 1,
    ]);
    const spaced = codeAt(0).replace(/(...)/, '$1 ');
    expect(stepOf(secret, spaced, now)).toBe(step);
  });

  it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('is not %j', (code) => {
    expect(stepOf(secret, code, now)).toBeNull();
  });

  it('is too old after a minute', () => {
    expect(stepOf(secret, codeAt(-70), now)).toBeNull();
  });

  it('comes from an app that knows who it is for', () => {
    const uri = authenticatorUri(secret, 'dana@example.com');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Clearcoat:dana%40example\.com\?/);
    expect(uri).toContain(`secret=${secret}`);
  });
});

describe('recovery codes', () => {
  it('are ten, each another, and forgiving in how they are typed', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    expect(recoveryHash(typed).equals(recoveryHash(code))).toBe(true);
  });
});
