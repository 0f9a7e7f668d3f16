import { plainToInstance, Transform } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  validateSync,
} from 'class-validator';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const POSTGRES_URL = /^postgres(ql)?:\/\/\S+$/;
const ORIGINS = /^https?:\/\/[\w.:-]+(,https?:\/\/[\w.:-]+)*$/;

const Flag = (name: string) => (target: object, key: string) => {
  IsOptional()(target, key);
  IsIn(['0', '1'], { message: `${name} must be 0 or 1` })(target, key);
};

const Url = (name: string) => (target: object, key: string) => {
  IsOptional()(target, key);
  Matches(POSTGRES_URL, {
    message: `${name} must look like postgres://user:password@host:5432/name`,
  })(target, key);
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

  @IsOptional()
  @Matches(ORIGINS, {
    message: 'WEB_EXTRA_ORIGINS must be origins such as http://localhost:3101, parted by commas',
  })
  WEB_EXTRA_ORIGINS?: string;

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
  @IsIn(LOG_LEVELS, { message: `LOG_LEVEL must be one of: ${LOG_LEVELS.join(', ')}` })
  LOG_LEVEL?: LogLevel;
}

export abstract class Config {
  /** The owner's connection: migrations and roles, nothing else. */
  abstract readonly databaseUrl: string;
  abstract readonly appDatabaseUrl?: string;
  abstract readonly platformDatabaseUrl?: string;
  abstract readonly port: number;
  abstract readonly host: string;
  abstract readonly webRoot?: string;
  /** Origins beside our own that may serve scripts and be called, such as a remote's dev server. */
  abstract readonly extraOrigins: string[];
  abstract readonly demoMode: boolean;
  abstract readonly secureCookies: boolean;
  abstract readonly trustProxy: boolean | string[];
  abstract readonly logLevel: LogLevel;
}

export class ConfigError extends Error {}

export function parseConfig(variables: Record<string, string | undefined>): Config {
  const present = Object.entries(variables).filter(([, value]) => value?.trim());
  const environment = plainToInstance(Environment, Object.fromEntries(present));
  const problems = validateSync(environment).flatMap(({ constraints }) =>
    Object.values(constraints ?? {}).slice(0, 1),
  );
  if (!environment.DATABASE_URL) problems.push('DATABASE_URL is missing');
  if (problems.length > 0)
    throw new ConfigError(`Please check the settings: ${problems.join('; ')}.`);
  return fromEnvironment(environment);
}

function fromEnvironment(environment: Environment): Config {
  const production = environment.NODE_ENV === 'production';
  const flag = (value: string | undefined, fallback: boolean) =>
    value === undefined ? fallback : value === '1';
  return {
    databaseUrl: environment.DATABASE_URL ?? '',
    appDatabaseUrl: environment.APP_DATABASE_URL,
    platformDatabaseUrl: environment.PLATFORM_DATABASE_URL,
    port: environment.PORT ?? 3000,
    host: environment.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    webRoot: environment.WEB_ROOT,
    extraOrigins: environment.WEB_EXTRA_ORIGINS?.split(',') ?? [],
    demoMode: flag(environment.DEMO_MODE, !production),
    secureCookies: flag(environment.SECURE_COOKIES, production),
    trustProxy: trustedProxies(environment.TRUST_PROXY),
    logLevel: environment.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

function trustedProxies(value = '0'): boolean | string[] {
  return value === '0' || value === '1' ? value === '1' : value.split(',');
}
