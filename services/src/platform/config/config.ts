import { plainToInstance, Transform } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  ValidateBy,
  validateSync,
} from 'class-validator';
import { FEWEST_CONNECTIONS } from '../database/pools.js';
import { isMailable, parseMailbox, type Mailbox } from '../mail/address.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const PUBLISH_KEY = '[a-z][a-z0-9-]*:[0-9a-f]{64}';
const PUBLISH_KEYS = new RegExp(`^${PUBLISH_KEY}(,${PUBLISH_KEY})*$`);
const POSTGRES_URL = /^postgres(ql)?:\/\/\S+$/;
const USUAL_CONNECTIONS = 20;

/** Who mails are from while none is sent. */
const LOCAL_SENDER: Mailbox = { name: 'Clearcoat', address: 'hello@clearcoat.example' };

const Flag = (name: string) => (target: object, key: string) => {
  IsOptional()(target, key);
  IsIn(['0', '1'], { message: `${name} must be 0 or 1` })(target, key);
};

const Checked = (sentence: string, check: (value: string) => boolean) =>
  ValidateBy({
    name: 'checked',
    validator: {
      validate: (value) => typeof value === 'string' && check(value),
      defaultMessage: () => sentence,
    },
  });

const Url = (name: string) => (target: object, key: string) => {
  IsOptional()(target, key);
  Checked(
    `${name} must look like postgres://user:password@host:5432/name, ` +
      'with : / ? # @ and % in the password written as %3A %2F %3F %23 %40 and %25',
    (value) => POSTGRES_URL.test(value) && URL.canParse(value),
  )(target, key);
};

/** The environment variables this server reads. Empty ones count as absent. */
class Environment {
  @IsOptional()
  @IsString()
  NODE_ENV?: string;

  @Url('DATABASE_URL')
  DATABASE_URL?: string;

  @Url('APP_DATABASE_URL')
  APP_DATABASE_URL?: string;

  @Url('PLATFORM_DATABASE_URL')
  PLATFORM_DATABASE_URL?: string;

  @IsOptional()
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'DATABASE_CONNECTIONS must be a whole number' })
  @Min(FEWEST_CONNECTIONS, {
    message: `DATABASE_CONNECTIONS must be at least ${FEWEST_CONNECTIONS}`,
  })
  DATABASE_CONNECTIONS?: number;

  @IsOptional()
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'PORT must be a whole number' })
  @Min(0, { message: 'PORT must be from 0 to 65535' })
  @Max(65535, { message: 'PORT must be from 0 to 65535' })
  PORT?: number;

  @IsOptional()
  @IsString()
  HOST?: string;

  @IsOptional()
  @IsString()
  WEB_ROOT?: string;

  @Flag('DEMO_MODE')
  DEMO_MODE?: string;

  @Flag('SECURE_COOKIES')
  SECURE_COOKIES?: string;

  @IsOptional()
  @Matches(/^(0|1|[\d.:a-f/]+(,[\d.:a-f/]+)*)$/, {
    message: 'TRUST_PROXY must be 0, 1 or the addresses of your proxies, parted by commas',
  })
  TRUST_PROXY?: string;

  @IsOptional()
  @Matches(PUBLISH_KEYS, {
    message:
      'PUBLISH_KEYS must be remotes with the SHA-256 of their keys, such as crm:9f86d0…, parted by commas',
  })
  PUBLISH_KEYS?: string;

  @IsOptional()
  @Transform(({ value }) => Number(value))
  @Min(1, { message: 'RATE_LIMIT_SCALE must be a number from 1 on' })
  RATE_LIMIT_SCALE?: number;

  @IsOptional()
  @IsIn(LOG_LEVELS, { message: `LOG_LEVEL must be one of: ${LOG_LEVELS.join(', ')}` })
  LOG_LEVEL?: LogLevel;

  @IsOptional()
  @Checked(
    'SMTP_URL must look like smtp://user:password@host:587',
    (value) => /^smtps?:\/\/\S+$/.test(value) && URL.canParse(value),
  )
  SMTP_URL?: string;

  @IsOptional()
  @Checked(
    'MAIL_FROM must look like Clearcoat <hello@example.com>',
    (value) => parseMailbox(value) !== undefined,
  )
  MAIL_FROM?: string;

  @IsOptional()
  @Checked('SUPPORT_EMAIL must be an e-mail address', isMailable)
  SUPPORT_EMAIL?: string;

  @IsOptional()
  @Checked(
    'PUBLIC_URL must look like https://app.example.com, without a path',
    (value) => /^https?:\/\/[^\s/?#]+\/?$/.test(value) && URL.canParse(value),
  )
  PUBLIC_URL?: string;

  @Flag('MIGRATE')
  MIGRATE?: string;

  @Flag('WORKER')
  WORKER?: string;

  @IsOptional()
  @IsString()
  OPENAI_API_KEY?: string;

  @IsOptional()
  @Checked(
    'OPENAI_BASE_URL must look like http://localhost:11434/v1',
    (value) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value),
  )
  OPENAI_BASE_URL?: string;

  @IsOptional()
  @IsString()
  OPENAI_MODEL?: string;

  @IsOptional()
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'OPENAI_REST_SECONDS must be a whole number' })
  @Min(0, { message: 'OPENAI_REST_SECONDS must be 0 or more' })
  OPENAI_REST_SECONDS?: number;
}

/** A language model for the assistant. */
export interface ModelSettings {
  /** Some servers of one's own ask for none. */
  apiKey: string;
  /** Without it, OpenAI's. */
  baseUrl?: string;
  name: string;
  /** How long it is left alone after a failure; without it, as long as the assistant finds right. */
  restSeconds?: number;
}

const USUAL_MODEL = 'gpt-4.1-mini';

export abstract class Config {
  /** The owner's connection: migrations and roles, nothing else. '' where a process needs neither. */
  abstract readonly databaseUrl: string;
  /** Without it derived from the owner's, like the next. */
  abstract readonly appDatabaseUrl?: string;
  abstract readonly platformDatabaseUrl?: string;
  /** The most this process opens, of all its pools together. */
  abstract readonly databaseConnections: number;
  abstract readonly port: number;
  abstract readonly host: string;
  abstract readonly webRoot?: string;
  /** Whoever has a remote's key may publish it from elsewhere: the SHA-256 of each. */
  abstract readonly publishKeys: Record<string, string>;
  abstract readonly demoMode: boolean;
  abstract readonly secureCookies: boolean;
  abstract readonly trustProxy: boolean | string[];
  abstract readonly logLevel: LogLevel;
  /** How many times more than usual everybody may do: for runs of tests. */
  abstract readonly rateLimitScale: number;
  /** Without it no mail leaves the house. */
  abstract readonly smtpUrl?: string;
  abstract readonly mailFrom: Mailbox;
  /** The platform's own inbox. */
  abstract readonly supportEmail: string;
  /** Where people reach this, for links in mails; without it the address listened on. */
  abstract readonly publicUrl?: string;
  /** Whether this process brings the schema up to date before it serves. */
  abstract readonly migrate: boolean;
  /** Whether this process also does the jobs that requests leave behind. */
  abstract readonly worker: boolean;
  /** Without it the assistant works in its basic mode. */
  abstract readonly model?: ModelSettings;
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
  if (problems.length > 0)
    throw new ConfigError(`Please check the settings: ${problems.join('; ')}.`);
  return fromEnvironment(environment);
}

/** Only for the schema, and for the roles' passwords where they have no connections of their own. */
function needsOwner(environment: Environment): boolean {
  const { MIGRATE, APP_DATABASE_URL, PLATFORM_DATABASE_URL } = environment;
  return MIGRATE !== '0' || !APP_DATABASE_URL || !PLATFORM_DATABASE_URL;
}

/** Who sends mails must say from whom, and where their links lead. */
function missingForMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL, NODE_ENV }: Environment): string[] {
  if (!SMTP_URL) return [];
  return [
    ...(MAIL_FROM ? [] : ['MAIL_FROM is missing: SMTP_URL needs a sender']),
    ...(PUBLIC_URL || NODE_ENV !== 'production'
      ? []
      : ['PUBLIC_URL is missing: links in mails need it']),
  ];
}

function forTestsOnly({ RATE_LIMIT_SCALE = 1, NODE_ENV }: Environment): string[] {
  if (RATE_LIMIT_SCALE === 1 || NODE_ENV !== 'production') return [];
  return ['RATE_LIMIT_SCALE is for runs of tests: leave it out in production'];
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
    port: environment.PORT ?? 3000,
    host: environment.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    webRoot: environment.WEB_ROOT,
    publishKeys: publishKeys(environment.PUBLISH_KEYS),
    demoMode: flag(environment.DEMO_MODE, false),
    secureCookies: flag(environment.SECURE_COOKIES, production),
    trustProxy: trustedProxies(environment.TRUST_PROXY),
    logLevel: environment.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    rateLimitScale: environment.RATE_LIMIT_SCALE ?? 1,
    smtpUrl: environment.SMTP_URL,
    mailFrom,
    supportEmail: environment.SUPPORT_EMAIL ?? mailFrom.address,
    publicUrl: environment.PUBLIC_URL?.replace(/\/$/, ''),
    migrate: flag(environment.MIGRATE, true),
    worker: flag(environment.WORKER, true),
    model: modelSettings(environment),
  };
}

/** A key, a server of one's own, or both. */
function modelSettings(environment: Environment): ModelSettings | undefined {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL = USUAL_MODEL } = environment;
  const { OPENAI_REST_SECONDS } = environment;
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return undefined;
  return {
    apiKey: OPENAI_API_KEY?.trim() ?? 'none',
    baseUrl: OPENAI_BASE_URL?.trim(),
    name: OPENAI_MODEL.trim(),
    ...(OPENAI_REST_SECONDS !== undefined && { restSeconds: OPENAI_REST_SECONDS }),
  };
}

function publishKeys(value = ''): Record<string, string> {
  const pairs = value.split(',').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => pair.split(':') as [string, string]));
}

function trustedProxies(value = '0'): boolean | string[] {
  return value === '0' || value === '1' ? value === '1' : value.split(',');
}
