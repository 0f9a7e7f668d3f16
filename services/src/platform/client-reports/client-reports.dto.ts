import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional } from 'class-validator';
import { EachIs, Text, WholeNumber } from '../validation/fields.js';

const REMOTE_MAX = 40;
const VERSION_MAX = 60;
const LOADS_MAX = 20;
/** Longer than the shell waits for a remote, retries included. */
const LONGEST_MS = 600_000;

const KINDS = ['load', 'render', 'page'] as const;

/**
 * Browser report that a remote's code failed to load, threw an error, or requested something not
 * permitted.
 */
export class ClientReport {
  @Text({ required: 'Say which remote.', max: REMOTE_MAX })
  remote: string;

  @Text({ required: 'Say which version.', max: VERSION_MAX })
  version: string;

  @Text({ required: 'Send the trace id.', max: 40 })
  traceId: string;

  @Text({ max: 300 })
  reason?: string;

  @ApiPropertyOptional({
    enum: KINDS,
    description:
      'Whether code did not come (default), threw while it was shown, or a page throws in each version',
  })
  @IsOptional()
  @IsIn(KINDS, { message: `Send one of ${KINDS.join(', ')}.` })
  kind?: (typeof KINDS)[number];
}

export class ClientLoad {
  @Text({ required: 'Say which remote.', max: REMOTE_MAX })
  remote: string;

  @Text({ required: 'Say which version.', max: VERSION_MAX })
  version: string;

  @WholeNumber({
    required: 'Say how long it took.',
    min: 0,
    max: LONGEST_MS,
    description: 'From asking for it to its module being there, in milliseconds',
  })
  ms: number;
}

export class ClientLoads {
  @ApiProperty({ type: [ClientLoad], minItems: 1, maxItems: LOADS_MAX })
  @IsArray({ message: 'Send a list of loads.' })
  @ArrayMinSize(1, { message: 'Send at least one load.' })
  @ArrayMaxSize(LOADS_MAX, { message: `Send at most ${LOADS_MAX} loads.` })
  @EachIs(ClientLoad, 'Each load must be an object with remote, version and ms')
  loads: ClientLoad[];
}
