/** Address for a mail envelope, stricter than the addresses that people may enter. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/u;

// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROL = /[\u0000-\u001f\u007f]/;

export interface Mailbox {
  name: string;
  address: string;
}

export const isMailable = (address: string) => ADDRESS.test(address) && !CONTROL.test(address);

/** Parses 'Clearcoat <hello@example.com>' or a plain address; undefined for anything else. */
export function parseMailbox(text: string): Mailbox | undefined {
  const named = /^"?([^"<>]*?)"?\s*<([^<>]+)>$/.exec(text.trim());
  const [name, address] = named ? [named[1] ?? '', named[2] ?? ''] : ['', text.trim()];
  return isMailable(address) && !CONTROL.test(name) ? { name, address } : undefined;
}

export const formatMailbox = ({ name, address }: Mailbox) =>
  name === '' ? address : `${name} <${address}>`;
