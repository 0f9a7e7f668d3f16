import { stopwatch } from '../../../test/support/thread-clock.js';
import { isPlainName } from './plain-name.js';

describe('a name that is no address of a page', () => {
  it.each([
    'Reyes Auto Detailing',
    'J.R. Detailing, Inc.',
    'St. Mary’s / Main Street',
    'Detailing 24.7',
    "O'Neil & Sons",
    'José Ñandú-Müller',
    '洗車屋',
    'Ma.Theresa',
    'St.John',
    'A.J.Smith',
    'Detailing.Pro',
    'Wax.Works & Co.Ltd',
    'Inc.of Ohio',
    '24/7 Detail',
    'Wash: Reyes',
    '',
  ])('%s is fine', (name) => {
    expect(isPlainName(name)).toBe(true);
  });

  it.each([
    'Your parcel is held: pay 1.99 at https://evil.example/pay',
    'http:evil',
    '//evil',
    'www.evil',
    'Visit evil.example now',
    'ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'evil。example',
    'xn--evil.рф',
    'pay@evil',
    'evil.com',
    'Win.EVIL.NET!',
    'evil.co/pay',
    'evil.pro?x=1',
  ])('%s is refused', (name) => {
    expect(isPlainName(name)).toBe(false);
  });

  it('is quick to look at, however long it is', () => {
    const ran = stopwatch();
    isPlainName('a.b'.repeat(200_000));
    expect(ran()).toBeLessThan(1000);
  });
});
