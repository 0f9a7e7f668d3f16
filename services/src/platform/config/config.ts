import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { parseMailbox, type Mailbox } from '../validation/mailbox.js';
import { Environment, type LogLevel, type PasswordHashing } from './environment.js';

export type { PasswordHashing };

const USUAL_CONNECTIONS = 20;
const USUAL_PORT = 3000;

/** Sender of local mails, which are never sent. */
const LOCAL_SENDER: Mailbox = { name: 'Clearcoat', address: 'hello@clearcoat.example' };

/** Language model of the assistant. */
export interface ModelSettings {
  /** Self-hosted servers may need no key. */
  apiKey: string;
  /** Default: OpenAI. */
  baseUrl?: string;
  name: string;
  /** Pause after a failure. Default: set by the assistant. */
  restSeconds?: number;
  /** Tokens per business and day. Default: set by the assistant. */
  dailyTokens?: number;
  /** Azure OpenAI; `name` is then the deployment. */
  azure?: { endpoint: string; version: string };
}

/** S3 bucket: Amazon's, or one of a compatible service at `endpoint`. */
export interface BucketSettings {
  name: string;
  region: string;
  /** Default: Amazon's endpoint of the region. */
  endpoint?: string;
  /** Default: the credentials of the machine, as the AWS SDK finds them. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** Twilio account that sends and receives text messages. */
export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  /** Default: Twilio's own. */
  baseUrl?: string;
}

const USUAL_MODEL = 'gpt-4.1-mini';
const USUAL_BUCKET_REGION = 'us-east-1';

export abstract class Config {
  /**
   * Connection of the database owner, only for migrations and roles. '' if the process needs neither.
   */
  abstract readonly databaseUrl: string;
  /** Default: derived from the owner's connection, as is the next one. */
  abstract readonly appDatabaseUrl?: string;
  abstract readonly platformDatabaseUrl?: string;
  /** Maximum connections of this process, all pools together. */
  abstract readonly databaseConnections: number;
  abstract readonly port: number;
  /** Port of the metrics. Default: no metrics are served. */
  abstract readonly metricsPort?: number;
  /** Whether traces are exported. The SDK reads the endpoint and the sampling itself. */
  abstract readonly traces: boolean;
  abstract readonly host: string;
  abstract readonly webRoot?: string;
  /** SHA-256 hashes of the keys that allow publishing a remote, by remote. */
  abstract readonly publishKeys: Record<string, string>;
  abstract readonly demoMode: boolean;
  abstract readonly secureCookies: boolean;
  abstract readonly trustProxy: boolean | string[];
  abstract readonly logLevel: LogLevel;
  /** Factor for all rate limits, for test runs. */
  abstract readonly rateLimitScale: number;
  /** Cost of password hashing; 'quick' is for test runs. */
  abstract readonly passwordHashing: PasswordHashing;
  /** Default: mails stay in the outbox. */
  abstract readonly smtpUrl?: string;
  abstract readonly mailFrom: Mailbox;
  /** Default: nothing is sent by text message. */
  abstract readonly twilio?: TwilioSettings;
  /** Support inbox of the platform. */
  abstract readonly supportEmail: string;
  /** Public address for links in mails. Default: the address the server listens on. */
  abstract readonly publicUrl?: string;
  /** Whether this process runs migrations before it serves. */
  abstract readonly migrate: boolean;
  /** Whether this process runs background jobs. */
  abstract readonly worker: boolean;
  /** Default: the assistant works in its basic mode. */
  abstract readonly model?: ModelSettings;
  /** Bucket for files such as photos. Default: the database. */
  abstract readonly bucket?: BucketSettings;
}

export class ConfigError extends Error {}

export function parseConfig(variables: Record<string, string | undefined>): Config {
  const present = Object.entries(variables).filter(([, value]) => value?.trim());
  const environment = plainToInstance(Environment, Object.fromEntries(present));
  const problems = validateSync(environment).flatMap(({ constraints }) =>
    Object.values(constraints ?? {}).slice(0, 1),
  );
  if (needsOwner(environment) && !environment.DATABASE_URL)
    problems.push('DATABASE_URL is missing');
  problems.push(...missingForMail(environment), ...forTestsOnly(environment));
  problems.push(...takenTwice(environment), ...missingForBucket(environment));
  problems.push(...missingForAzure(environment), ...missingForTwilio(environment));
  if (problems.length > 0)
    throw new ConfigError(`Please check the settings: ${problems.join('; ')}.`);
  return fromEnvironment(environment);
}

/** The owner's connection is needed for migrations and for deriving the roles' passwords. */
function needsOwner(environment: Environment): boolean {
  const { MIGRATE, APP_DATABASE_URL, PLATFORM_DATABASE_URL } = environment;
  return MIGRATE !== '0' || !APP_DATABASE_URL || !PLATFORM_DATABASE_URL;
}

/** Sending mails needs a sender and a public address for links. */
function missingForMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL, NODE_ENV }: Environment): string[] {
  if (!SMTP_URL) return [];
  return [
    ...(MAIL_FROM ? [] : ['MAIL_FROM is missing: SMTP_URL needs a sender']),
    ...(PUBLIC_URL || NODE_ENV !== 'production'
      ? []
      : ['PUBLIC_URL is missing: links in mails need it']),
  ];
}

/** Twilio calls back with answers and states of delivery. */
function missingForTwilio(environment: Environment): string[] {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, PUBLIC_URL } = environment;
  if (!TWILIO_ACCOUNT_SID) return [];
  return [
    ...(TWILIO_AUTH_TOKEN ? [] : ['TWILIO_AUTH_TOKEN is missing: TWILIO_ACCOUNT_SID needs it']),
    ...(PUBLIC_URL ? [] : ['PUBLIC_URL is missing: TWILIO_ACCOUNT_SID needs it']),
  ];
}

function missingForAzure(environment: Environment): string[] {
  const { AZURE_OPENAI_ENDPOINT, OPENAI_API_VERSION, OPENAI_BASE_URL } = environment;
  if (!AZURE_OPENAI_ENDPOINT) return [];
  return [
    ...(OPENAI_API_VERSION
      ? []
      : ['OPENAI_API_VERSION is missing: AZURE_OPENAI_ENDPOINT needs it']),
    ...(OPENAI_BASE_URL ? ['OPENAI_BASE_URL and AZURE_OPENAI_ENDPOINT exclude each other'] : []),
  ];
}

/** Metrics on the public port would be visible to everybody. */
function takenTwice({ PORT = USUAL_PORT, METRICS_PORT }: Environment): string[] {
  const isTaken = METRICS_PORT !== undefined && METRICS_PORT !== 0 && METRICS_PORT === PORT;
  return isTaken ? ['METRICS_PORT must be another port than PORT'] : [];
}

function forTestsOnly(environment: Environment): string[] {
  if (environment.NODE_ENV !== 'production') return [];
  const { RATE_LIMIT_SCALE = 1, PASSWORD_HASHING = 'full' } = environment;
  const given = {
    RATE_LIMIT_SCALE: RATE_LIMIT_SCALE !== 1,
    PASSWORD_HASHING: PASSWORD_HASHING !== 'full',
  };
  return Object.entries(given).flatMap(([name, isGiven]) =>
    isGiven ? `${name} is for runs of tests: leave it out in production` : [],
  );
}

function fromEnvironment(environment: Environment): Config {
  const production = environment.NODE_ENV === 'production';
  const flag = (value: string | undefined, fallback: boolean) =>
    value === undefined ? fallback : value === '1';
  const mailFrom = parseMailbox(environment.MAIL_FROM ?? '') ?? LOCAL_SENDER;
  return {
    databaseUrl: environment.DATABASE_URL ?? '',
    appDatabaseUrl: environment.APP_DATABASE_URL,
    platformDatabaseUrl: environment.PLATFORM_DATABASE_URL,
    databaseConnections: environment.DATABASE_CONNECTIONS ?? USUAL_CONNECTIONS,
    port: environment.PORT ?? USUAL_PORT,
    metricsPort: environment.METRICS_PORT,
    traces: wantsTraces(environment),
    host: environment.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    webRoot: environment.WEB_ROOT,
    publishKeys: publishKeys(environment.PUBLISH_KEYS),
    demoMode: flag(environment.DEMO_MODE, false),
    secureCookies: flag(environment.SECURE_COOKIES, production),
    trustProxy: trustedProxies(environment.TRUST_PROXY),
    logLevel: environment.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    rateLimitScale: environment.RATE_LIMIT_SCALE ?? 1,
    passwordHashing: environment.PASSWORD_HASHING ?? 'full',
    smtpUrl: environment.SMTP_URL,
    mailFrom,
    twilio: twilioSettings(environment),
    supportEmail: environment.SUPPORT_EMAIL ?? mailFrom.address,
    publicUrl: environment.PUBLIC_URL?.replace(/\/$/, ''),
    migrate: flag(environment.MIGRATE, true),
    worker: flag(environment.WORKER, true),
    model: modelSettings(environment),
    bucket: bucketSettings(environment),
  };
}

function twilioSettings(environment: Environment): TwilioSettings | undefined {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_BASE_URL } = environment;
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN) return undefined;
  const baseUrl = TWILIO_BASE_URL?.replace(/\/$/, '');
  return { accountSid: TWILIO_ACCOUNT_SID, authToken: TWILIO_AUTH_TOKEN, baseUrl };
}

/** Like OpenTelemetry's own rules, except that traces are off without an endpoint. */
function wantsTraces(environment: Environment): boolean {
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER } = environment;
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = environment;
  if (OTEL_SDK_DISABLED?.toLowerCase() === 'true' || OTEL_TRACES_EXPORTER === 'none') return false;
  return [
    OTEL_TRACES_EXPORTER,
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
  ].some((value) => value !== undefined);
}

/** Model settings, if a key or a server is configured. */
function modelSettings(environment: Environment): ModelSettings | undefined {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL = USUAL_MODEL } = environment;
  const { OPENAI_REST_SECONDS, OPENAI_DAILY_TOKENS } = environment;
  const { AZURE_OPENAI_ENDPOINT, AZURE_OPENAI_API_KEY, OPENAI_API_VERSION = '' } = environment;
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL && !AZURE_OPENAI_ENDPOINT) return undefined;
  const azure = AZURE_OPENAI_ENDPOINT && {
    endpoint: AZURE_OPENAI_ENDPOINT.trim(),
    version: OPENAI_API_VERSION.trim(),
  };
  const key = (azure && AZURE_OPENAI_API_KEY) ?? OPENAI_API_KEY;
  return {
    apiKey: key?.trim() ?? 'none',
    ...(azure && { azure }),
    ...(OPENAI_DAILY_TOKENS !== undefined && { dailyTokens: OPENAI_DAILY_TOKENS }),
    baseUrl: OPENAI_BASE_URL?.trim(),
    name: OPENAI_MODEL.trim(),
    ...(OPENAI_REST_SECONDS !== undefined && { restSeconds: OPENAI_REST_SECONDS }),
  };
}

function bucketSettings(environment: Environment): BucketSettings | undefined {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  if (!S3_BUCKET) return undefined;
  return {
    name: S3_BUCKET,
    region: S3_REGION ?? USUAL_BUCKET_REGION,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    ...(S3_ACCESS_KEY_ID &&
      S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
  };
}

/**
 * Half of a key pair or a key without a bucket is a mistake. Files would be stored in the wrong place.
 */
function missingForBucket({
  S3_BUCKET,
  S3_ENDPOINT,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: Environment): string[] {
  const problems = [];
  if (!S3_BUCKET && (S3_ENDPOINT ?? S3_ACCESS_KEY_ID)) problems.push('S3_BUCKET is missing');
  if (Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY))
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together');
  return problems;
}

function publishKeys(value = ''): Record<string, string> {
  const pairs = value.split(',').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => pair.split(':') as [string, string]));
}

function trustedProxies(value = '0'): boolean | string[] {
  return value === '0' || value === '1' ? value === '1' : value.split(',');
}
