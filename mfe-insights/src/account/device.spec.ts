import { deviceName } from './device';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140 Safari/537 Edg/140`, 'Edge on Windows'],
    [`Mozilla/5.0 (iPhone; like Mac OS X) ${WEBKIT} Version/18 Safari/604`, 'Safari on iPhone'],
    [`Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/140 Safari/537`, 'Chrome on Android'],
    ['Mozilla/5.0 (Macintosh; Intel) Gecko/20100101 Firefox/140.0', 'Firefox on Mac'],
    ['curl/8', 'Unknown device'],
    ['', 'Unknown device'],
  ])('%s is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
