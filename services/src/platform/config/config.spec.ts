import { parseConfig } from './config.js';

const DATABASE_URL = 'postgres://me:secret@localhost:5432/clearcoat';

describe('the settings', () => {
  it('are easy-going on a desk and strict in production', () => {
    expect(parseConfig({ DATABASE_URL, HOST: ' ' })).toMatchObject({
      port: 3000,
      host: 'localhost',
      demoMode: true,
      secureCookies: false,
      trustProxy: false,
      logLevel: 'warn',
    });
    expect(parseConfig({ DATABASE_URL, NODE_ENV: 'production' })).toMatchObject({
      host: '0.0.0.0',
      demoMode: false,
      secureCookies: true,
      logLevel: 'info',
    });
    expect(parseConfig({ DATABASE_URL, NODE_ENV: 'production', DEMO_MODE: '1' }).demoMode).toBe(
      true,
    );
  });

  it.each([
    [{ DATABASE_URL: undefined }, 'DATABASE_URL is missing'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://'],
    [{ PORT: 'abc' }, 'PORT must be'],
    [{ PORT: '70000' }, 'PORT must be from 0 to 65535'],
    [{ DEMO_MODE: 'yes' }, 'DEMO_MODE must be 0 or 1'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ WEB_EXTRA_ORIGINS: "'unsafe-inline'" }, 'WEB_EXTRA_ORIGINS must be origins'],
  ])('refuse %j', (change, sentence) => {
    expect(() => parseConfig({ DATABASE_URL, ...change })).toThrow(sentence);
  });

  it('read the trusted proxies', () => {
    expect(parseConfig({ DATABASE_URL, TRUST_PROXY: '10.0.0.1,10.1.0.0/16' }).trustProxy).toEqual([
      '10.0.0.1',
      '10.1.0.0/16',
    ]);
  });
});
