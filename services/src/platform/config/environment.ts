import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, Min, ValidateBy } from 'class-validator';
import { isMailable, parseMailbox } from '../validation/mailbox.js';

/** Minimum connections: an import needs two at once, its own and one for progress. */
export const FEWEST_CONNECTIONS = 4;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
const PASSWORD_HASHINGS = ['full', 'quick'] as const;
export type PasswordHashing = (typeof PASSWORD_HASHINGS)[number];

const PUBLISH_KEY = '[a-z][a-z0-9-]*:[0-9a-f]{64}';
const PUBLISH_KEYS = new RegExp(`^${PUBLISH_KEY}(,${PUBLISH_KEY})*$`);
const POSTGRES_URL = /^postgres(ql)?:\/\/\S+$/;

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

const Collector = (name: string) => (target: object, key: string) => {
  IsOptional()(target, key);
  Checked(
    `${name} must look like http://collector:4318`,
    (value) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value),
  )(target, key);
};

/** Collectors accept JSON wherever they accept protobuf; gRPC uses another port. */
const Protocol = (name: string) => (target: object, key: string) => {
  IsOptional()(target, key);
  const sentence = `${name} must be http/json: spans are sent over HTTP, mostly to port 4318`;
  IsIn(['http/json', 'http/protobuf'], { message: sentence })(target, key);
};

/** Environment variables of the server. Empty ones count as absent. */
export class Environment {
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
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'METRICS_PORT must be a whole number' })
  @Min(0, { message: 'METRICS_PORT must be from 0 to 65535' })
  @Max(65535, { message: 'METRICS_PORT must be from 0 to 65535' })
  METRICS_PORT?: number;

  @IsOptional()
  @IsString()
  OTEL_SDK_DISABLED?: string;

  @IsOptional()
  @IsIn(['otlp', 'none'], { message: 'OTEL_TRACES_EXPORTER must be otlp or none' })
  OTEL_TRACES_EXPORTER?: string;

  @Collector('OTEL_EXPORTER_OTLP_ENDPOINT')
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  @Collector('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string;

  @Protocol('OTEL_EXPORTER_OTLP_PROTOCOL')
  OTEL_EXPORTER_OTLP_PROTOCOL?: string;

  @Protocol('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL')
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL?: string;

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
  @IsIn(PASSWORD_HASHINGS, {
    message: `PASSWORD_HASHING must be one of: ${PASSWORD_HASHINGS.join(', ')}`,
  })
  PASSWORD_HASHING?: PasswordHashing;

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
  @Matches(/^AC[0-9a-f]{32}$/, {
    message: 'TWILIO_ACCOUNT_SID must be AC and 32 digits or letters from a to f',
  })
  TWILIO_ACCOUNT_SID?: string;

  @IsOptional()
  @IsString()
  TWILIO_AUTH_TOKEN?: string;

  @IsOptional()
  @Checked(
    'TWILIO_BASE_URL must look like http://localhost:4010',
    (value) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value),
  )
  TWILIO_BASE_URL?: string;

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
  @Checked(
    'AZURE_OPENAI_ENDPOINT must look like https://example.openai.azure.com',
    (value) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value),
  )
  AZURE_OPENAI_ENDPOINT?: string;

  @IsOptional()
  @IsString()
  AZURE_OPENAI_API_KEY?: string;

  @IsOptional()
  @IsString()
  OPENAI_API_VERSION?: string;

  @IsOptional()
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'OPENAI_DAILY_TOKENS must be a whole number' })
  @Min(1, { message: 'OPENAI_DAILY_TOKENS must be 1 or more' })
  OPENAI_DAILY_TOKENS?: number;

  @IsOptional()
  @Matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
    message: 'S3_BUCKET must be the name of a bucket',
  })
  S3_BUCKET?: string;

  @IsOptional()
  @IsString()
  S3_REGION?: string;

  @IsOptional()
  @Checked(
    'S3_ENDPOINT must look like https://minio.example.com',
    (value) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value),
  )
  S3_ENDPOINT?: string;

  @IsOptional()
  @IsString()
  S3_ACCESS_KEY_ID?: string;

  @IsOptional()
  @IsString()
  S3_SECRET_ACCESS_KEY?: string;

  @IsOptional()
  @Transform(({ value }) => Number(value))
  @IsInt({ message: 'OPENAI_REST_SECONDS must be a whole number' })
  @Min(0, { message: 'OPENAI_REST_SECONDS must be 0 or more' })
  OPENAI_REST_SECONDS?: number;
}
