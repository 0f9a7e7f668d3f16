import { networksOf, truncated } from './networks.js';

const names = (address: string) => networksOf(address).map(({ name }) => name);

describe('what an address is counted as', () => {
  it.each([
    ['192.0.2.7', ['192.0.2.7']],
    ['::ffff:192.0.2.7', ['192.0.2.7']],
    ['::FFFF:c000:207', ['192.0.2.7']],
    ['2001:db8:1:2::1', ['2001:db8:1:2/64', '2001:db8:1/48']],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', ['2001:db8:1:2/64', '2001:db8:1/48']],
    ['2001:db8::1', ['2001:db8:0:0/64', '2001:db8:0/48']],
    ['fe80::1%eth0', ['fe80:0:0:0/64', 'fe80:0:0/48']],
    ['::1', ['0:0:0:0/64', '0:0:0/48']],
    ['::', ['0:0:0:0/64', '0:0:0/48']],
    ['1::', ['1:0:0:0/64', '1:0:0/48']],
    ['', ['unknown']],
    ['made up', ['unknown']],
    ['999.1.1.1', ['unknown']],
  ])('%s', (address, expected) => {
    expect(names(address)).toEqual(expected);
  });

  it('is written down without the part that points at somebody', () => {
    expect(['192.0.2.7', '::ffff:192.0.2.7', '2001:db8:1:2::1', 'made up'].map(truncated)).toEqual([
      '192.0.2.0/24',
      '192.0.2.0/24',
      '2001:db8:1::/48',
      'unknown',
    ]);
  });
});
