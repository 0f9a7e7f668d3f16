import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Text, WholeNumber } from '../../../platform/validation/fields.js';

const VERSION = /^\w[\w.+-]*$/;

const VersionField = (name = 'Version') =>
  Text({
    required: 'Please say which version.',
    message: `${name} must be one such as 1.4.2-1a2b3c4d`,
    max: 60,
    pattern: VERSION,
  });

export class PromoteInput {
  @VersionField()
  version: string;
}

export class RollbackInput {
  /** Version to roll back from. Refused if another one is running by now. */
  @VersionField('From')
  from: string;
}

export class CanaryInput {
  @VersionField()
  version: string;

  @WholeNumber({
    required: 'Please say for how many of a hundred businesses.',
    min: 0,
    max: 100,
    description: 'Of a hundred businesses; 0 keeps it prepared for nobody',
  })
  percent: number;
}

export class ReleaseHistoryQuery {
  @WholeNumber({ min: 1, max: 200, description: 'How many; default 50' })
  limit?: number;
}

/** Shared package of the page. */
export class SharedPackage {
  @ApiProperty({ example: 'react' })
  name: string;

  @ApiProperty({ example: '19.3.1' })
  version: string;
}

/** Shared package that a remote requires. */
export class WantedPackage {
  @ApiProperty({ example: 'react' })
  name: string;

  @ApiProperty({ example: '^19.0.0' })
  range: string;
}

export class PlatformFailure {
  @ApiProperty({ type: String, format: 'date-time' })
  at: string;

  @ApiProperty()
  version: string;

  @ApiProperty()
  reason: string;

  @ApiProperty({ description: 'What the person saw on the panel, if there was one' })
  traceId: string;
}

export class PlatformShell {
  @ApiProperty()
  version: string;

  @ApiProperty({ description: 'The contract it offers', example: '1.1.0' })
  contract: string;

  @ApiProperty({ type: String, format: 'date-time' })
  publishedAt: string;

  @ApiProperty({ type: [SharedPackage] })
  shared: SharedPackage[];

  @ApiProperty({
    type: [PlatformFailure],
    description: 'Of the page itself and of the registry in the last 7 days, newest first',
  })
  errors: PlatformFailure[];
}

export class PlatformHalt {
  @ApiProperty({ type: String, format: 'date-time' })
  at: string;

  @ApiProperty({ description: 'A sentence, with the figures of both versions' })
  reason: string;
}

export class PlatformCanary {
  @ApiProperty()
  version: string;

  @ApiProperty({ description: 'Of a hundred businesses' })
  percent: number;

  @ApiPropertyOptional({
    description: 'Why it was taken back by itself, until somebody changes it',
  })
  halt?: PlatformHalt;
}

export class PlatformVersion {
  @ApiProperty()
  version: string;

  @ApiProperty({ description: 'The contracts it works with', example: '^1.0.0' })
  contract: string;

  @ApiProperty({ type: String, format: 'date-time' })
  publishedAt: string;

  @ApiProperty({ description: 'The most JavaScript of its own that a route loads, gzipped' })
  kilobytes: number;
}

export class PlatformLoads {
  @ApiProperty()
  version: string;

  @ApiProperty({ type: 'integer' })
  count: number;

  @ApiProperty({ type: 'integer', description: 'Median; 0 when none was loaded' })
  p50Ms: number;

  @ApiProperty({ type: 'integer', description: '95 of 100 took at most this long' })
  p95Ms: number;

  @ApiProperty({ type: 'integer', description: 'Reports that it could not be loaded' })
  failures: number;
}

export class PlatformRemote {
  @ApiProperty()
  name: string;

  @ApiProperty({ description: "Everyone's version, but for a canary's businesses" })
  stable: string;

  @ApiProperty({ type: String, nullable: true, description: 'What a rollback goes back to' })
  previous: string | null;

  @ApiProperty({ type: PlatformCanary, nullable: true })
  canary: PlatformCanary | null;

  @ApiProperty({ type: [PlatformVersion], description: 'On disk, newest first' })
  versions: PlatformVersion[];

  @ApiProperty({ type: [WantedPackage], description: 'What the stable version asks for' })
  shared: WantedPackage[];

  @ApiProperty({ type: [PlatformLoads], description: 'Of the last 24 hours, stable first' })
  loads: PlatformLoads[];

  @ApiProperty({ type: [PlatformFailure], description: 'The last 10 of 7 days, newest first' })
  errors: PlatformFailure[];
}

export class PlatformReleases {
  @ApiProperty({ description: 'Changes with every change; empty when nothing is published' })
  revision: string;

  @ApiProperty({ type: PlatformShell, nullable: true })
  shell: PlatformShell | null;

  @ApiProperty({ type: [PlatformRemote] })
  remotes: PlatformRemote[];
}

export const RELEASE_ACTIONS = ['publish', 'promote', 'canary', 'rollback'] as const;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

export class ReleaseChange {
  @ApiProperty({ type: String, format: 'date-time' })
  at: string;

  @ApiProperty({ description: 'An e-mail address, or whom the command line named' })
  by: string;

  @ApiProperty({ enum: RELEASE_ACTIONS, enumName: 'ReleaseAction' })
  action: ReleaseAction;

  @ApiProperty({ description: "The remote, or 'shell'" })
  app: string;

  @ApiProperty({ type: String, nullable: true })
  from: string | null;

  @ApiProperty()
  to: string;

  @ApiProperty({ type: Number, nullable: true, description: "A canary's share" })
  percent: number | null;
}
