import { parseConfig } from './config.js';

const DATABASE_URL = 'postgres://me:secret@localhost:5432/clearcoat';

describe('the settings', () => {
  it('are easy-going on a desk and strict in production', () => {
    expect(parseConfig({ DATABASE_URL, HOST: ' ' })).toMatchObject({
      port: 3000,
      host: 'localhost',
      demoMode: false,
      secureCookies: false,
      trustProxy: false,
      logLevel: 'warn',
      rateLimitScale: 1,
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
    [{ DATABASE_URL: 'postgres://me:se/cret@localhost/x' }, 'written as %3A %2F'],
    [{ DATABASE_CONNECTIONS: '3' }, 'DATABASE_CONNECTIONS must be at least 4'],
    [{ PORT: 'abc' }, 'PORT must be'],
    [{ PORT: '70000' }, 'PORT must be from 0 to 65535'],
    [{ METRICS_PORT: 'x' }, 'METRICS_PORT must be from 0 to 65535'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT must be another port than PORT'],
    [{ OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER must be otlp or none'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'here:4318' }, 'must look like http://collector:4318'],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json'],
    [{ DEMO_MODE: 'yes' }, 'DEMO_MODE must be 0 or 1'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must look like'],
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM is missing'],
    [{ MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM must look like'],
    [{ SUPPORT_EMAIL: 'nobody' }, 'SUPPORT_EMAIL must be'],
    [{ PUBLIC_URL: 'https://example.com/app' }, 'PUBLIC_URL must look like'],
    [{ PUBLISH_KEYS: 'crm:secret' }, 'PUBLISH_KEYS must be remotes with the SHA-256'],
    [{ WORKER: 'no' }, 'WORKER must be 0 or 1'],
    [{ RATE_LIMIT_SCALE: '0.5' }, 'RATE_LIMIT_SCALE must be a number from 1 on'],
    [{ RATE_LIMIT_SCALE: 'many' }, 'RATE_LIMIT_SCALE must be a number from 1 on'],
    [{ RATE_LIMIT_SCALE: '2', NODE_ENV: 'production' }, 'RATE_LIMIT_SCALE is for runs of tests'],
    [{ PASSWORD_HASHING: 'none' }, 'PASSWORD_HASHING must be one of: full, quick'],
    [
      { PASSWORD_HASHING: 'quick', NODE_ENV: 'production' },
      'PASSWORD_HASHING is for runs of tests',
    ],
    [{ OPENAI_BASE_URL: 'localhost:11434' }, 'OPENAI_BASE_URL must look like'],
  ])('refuse %j', (change, sentence) => {
    expect(() => parseConfig({ DATABASE_URL, ...change })).toThrow(sentence);
  });

  it.each([
    [{}, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_TRACES_EXPORTER: 'none' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_SDK_DISABLED: 'true' }, false],
  ])('of OpenTelemetry %j trace: %j', (given, traces) => {
    expect(parseConfig({ DATABASE_URL, ...given }).traces).toBe(traces);
  });

  it('need the owner for the schema alone, where the roles have connections of their own', () => {
    const roles = {
      APP_DATABASE_URL: 'postgres://clearcoat_app:a@db/x',
      PLATFORM_DATABASE_URL: 'postgres://clearcoat_platform:b@db/x',
    };
    expect(parseConfig({ ...roles, MIGRATE: '0' })).toMatchObject({ databaseUrl: '' });
    expect(() => parseConfig(roles)).toThrow('DATABASE_URL is missing');
    const { APP_DATABASE_URL } = roles;
    expect(() => parseConfig({ APP_DATABASE_URL, MIGRATE: '0' })).toThrow(
      'DATABASE_URL is missing',
    );
  });

  it('know who sends mails, and in production where their links lead', () => {
    expect(parseConfig({ DATABASE_URL })).toMatchObject({
      mailFrom: { name: 'Clearcoat', address: 'hello@clearcoat.example' },
      supportEmail: 'hello@clearcoat.example',
      migrate: true,
      worker: true,
    });
    const smtp = { SMTP_URL: 'smtp://u:p@mail.example.com:587', MAIL_FROM: 'Shine <a@b.example>' };
    expect(parseConfig({ DATABASE_URL, ...smtp, PUBLIC_URL: 'https://x.example/' })).toMatchObject({
      mailFrom: { name: 'Shine', address: 'a@b.example' },
      supportEmail: 'a@b.example',
      publicUrl: 'https://x.example',
    });
    expect(() => parseConfig({ DATABASE_URL, ...smtp, NODE_ENV: 'production' })).toThrow(
      'PUBLIC_URL is missing',
    );
  });

  it('have a language model with a key, with a server of one’s own, or not at all', () => {
    expect(parseConfig({ DATABASE_URL, OPENAI_MODEL: 'x' }).model).toBeUndefined();
    expect(parseConfig({ DATABASE_URL, OPENAI_API_KEY: 'sk-1' }).model).toEqual({
      apiKey: 'sk-1',
      name: 'gpt-4.1-mini',
    });
    const own = { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama3.1' };
    expect(parseConfig({ DATABASE_URL, ...own }).model).toEqual({
      apiKey: 'none',
      baseUrl: 'http://localhost:11434/v1',
      name: 'llama3.1',
    });
  });

  it('have a deployment of Azure’s as a language model', () => {
    const azure = { AZURE_OPENAI_ENDPOINT: 'https://ours.openai.azure.com', OPENAI_MODEL: 'ours' };
    const version = { OPENAI_API_VERSION: '2024-10-21' };
    const key = { AZURE_OPENAI_API_KEY: 'k', OPENAI_DAILY_TOKENS: '500000' };
    expect(parseConfig({ DATABASE_URL, ...azure, ...version, ...key }).model).toEqual({
      apiKey: 'k',
      name: 'ours',
      azure: { endpoint: 'https://ours.openai.azure.com', version: '2024-10-21' },
      dailyTokens: 500_000,
    });
    expect(() => parseConfig({ DATABASE_URL, ...azure })).toThrow('OPENAI_API_VERSION is missing');
    const both = { ...azure, ...version, OPENAI_BASE_URL: 'http://localhost:11434/v1' };
    expect(() => parseConfig({ DATABASE_URL, ...both })).toThrow('exclude each other');
  });

  it('read the trusted proxies', () => {
    expect(parseConfig({ DATABASE_URL, TRUST_PROXY: '10.0.0.1,10.1.0.0/16' }).trustProxy).toEqual([
      '10.0.0.1',
      '10.1.0.0/16',
    ]);
  });
});
