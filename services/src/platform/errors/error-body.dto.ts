import { ApiProperty } from '@nestjs/swagger';

/** Conflicting change by somebody else. */
export class ChangeMade {
  @ApiProperty({ type: String, nullable: true, description: 'Their name; null once they are gone' })
  by: string | null;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class ErrorBody {
  @ApiProperty({ example: 422 })
  statusCode: number;

  @ApiProperty({
    example: 'validation_failed',
    description: 'Stable, for programs; `plan_limit` when the plan allows no more customers',
  })
  code: string;

  @ApiProperty({ example: 'End time must be after start time', description: 'For people' })
  message: string;

  @ApiProperty({ description: 'The same sentence as `message`' })
  error: string;

  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'One sentence per field that needs attention',
  })
  fields?: Record<string, string>;

  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: true,
    description: 'With `version_conflict`: what is stored now, in the shape a save answers',
  })
  current?: object;

  @ApiProperty({
    required: false,
    type: ChangeMade,
    description: 'With `version_conflict`: who has changed it so, where that is on record',
  })
  changed?: ChangeMade;

  @ApiProperty({ description: 'Quote this to support' })
  requestId: string;
}
