import { isIPv4, isIPv6 } from 'node:net';

export interface Network {
  name: string;
  /** How much more than one address it may do. */
  factor: number;
}

/** What a provider hands to one customer at most; a few of them may be behind one limit. */
const WIDE_FACTOR = 8;

/**
 * What an address is counted as. Whoever has one IPv6 address has 2^64 of them, and often 2^80, so
 * these are counted by network. What is no address at all is one and the same.
 */
export function networksOf(address: string): Network[] {
  const [plain = ''] = address.split('%', 1);
  if (isIPv4(plain)) return [{ name: plain, factor: 1 }];
  if (!isIPv6(plain)) return [{ name: 'unknown', factor: 1 }];
  const groups = groupsOf(plain);
  const mapped = mappedIPv4(groups);
  if (mapped !== undefined) return [{ name: mapped, factor: 1 }];
  return [
    { name: `${groups.slice(0, 4).join(':')}/64`, factor: 1 },
    { name: `${groups.slice(0, 3).join(':')}/48`, factor: WIDE_FACTOR },
  ];
}

/** The address as it may be written down: without the part that points at one person. */
export function truncated(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return 'unknown';
  const groups = groupsOf(plain);
  const mapped = mappedIPv4(groups);
  return mapped === undefined ? `${groups.slice(0, 3).join(':')}::/48` : truncated(mapped);
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): string[] {
  const shortened = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = shortened.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

/** ::ffff:1.2.3.4 is 1.2.3.4. */
function mappedIPv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}
