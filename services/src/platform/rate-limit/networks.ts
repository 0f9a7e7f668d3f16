import { isIPv4, isIPv6 } from 'node:net';

export interface Network {
  name: string;
  /** Multiple of a single address's limit. */
  factor: number;
}

/** A provider gives one customer at most a /48, and a few customers may share one. */
const WIDE_FACTOR = 8;

/**
 * Networks that an address counts for. One IPv6 customer has 2^64 addresses, often 2^80, so IPv6 is
 * counted by network. All invalid addresses count as one.
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

/** Truncated address for storage, without the part that identifies a person. */
export function truncated(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return 'unknown';
  const groups = groupsOf(plain);
  const mapped = mappedIPv4(groups);
  return mapped === undefined ? `${groups.slice(0, 3).join(':')}::/48` : truncated(mapped);
}

/** Eight groups of an IPv6 address in any notation. */
function groupsOf(address: string): string[] {
  const shortened = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = shortened.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

/** IPv4 address of a mapped one: ::ffff:1.2.3.4 is 1.2.3.4. */
function mappedIPv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}
