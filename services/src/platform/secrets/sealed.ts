import { createHmac, timingSafeEqual } from 'node:crypto';

/** Key and owner of a seal. */
export interface Seal {
  key: Buffer;
  /** Person who must present the sealed text. */
  owner: string;
}

interface Envelope {
  expires: number;
  content: unknown;
}

const macOf = ({ key, owner }: Seal, body: string) =>
  createHmac('sha256', key).update(`${owner}\n${body}`).digest();

/** Signed, readable text with `content`. Nobody else can forge it. */
export function seal(given: Seal, content: unknown, expires: Date): string {
  const envelope: Envelope = { expires: expires.getTime(), content };
  const body = Buffer.from(JSON.stringify(envelope)).toString('base64url');
  return `${body}.${macOf(given, body).toString('base64url')}`;
}

/** Content sealed for this owner; undefined if forged, changed or expired. */
export function unseal(given: Seal, text: string, now: Date): unknown {
  const [body = '', mac = '', ...more] = text.split('.');
  const told = Buffer.from(mac, 'base64url');
  const own = macOf(given, body);
  if (more.length > 0 || told.length !== own.length || !timingSafeEqual(told, own))
    return undefined;
  const { expires, content } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Envelope;
  return expires > now.getTime() ? content : undefined;
}
