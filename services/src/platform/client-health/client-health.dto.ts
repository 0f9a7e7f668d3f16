import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import { EachIs, Text, WholeNumber } from '../validation/fields.js';

const ERRORS_MAX = 10;
const VITALS_MAX = 10;
const STACK_MAX = 4_000;

export const ERROR_KINDS = ['error', 'rejection'] as const;
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof VITALS)[number];

const Route = () => Text({ required: 'Say at which route.', max: 120 });

/** Uncaught browser error. */
export class ClientError {
  @ApiProperty({ enum: ERROR_KINDS })
  @IsIn(ERROR_KINDS, { message: `Send one of ${ERROR_KINDS.join(', ')}.` })
  kind: (typeof ERROR_KINDS)[number];

  @ApiProperty({ maxLength: 1_000 })
  @IsString({ message: 'Send the message.' })
  @MaxLength(1_000, { message: 'Send at most 1000 characters of the message.' })
  message: string;

  @ApiProperty({ maxLength: STACK_MAX })
  @IsString({ message: 'Send the stack.' })
  @MaxLength(STACK_MAX, { message: `Send at most ${STACK_MAX} characters of the stack.` })
  stack: string;

  @Route()
  route: string;
}

export class ClientErrors {
  @ApiProperty({ type: [ClientError], minItems: 1, maxItems: ERRORS_MAX })
  @IsArray({ message: 'Send a list of errors.' })
  @ArrayMinSize(1, { message: 'Send at least one error.' })
  @ArrayMaxSize(ERRORS_MAX, { message: `Send at most ${ERRORS_MAX} errors.` })
  @EachIs(ClientError, 'Each error must be an object with kind, message, stack and route')
  errors: ClientError[];
}

/** Web vital of a page. */
export class ClientVital {
  @ApiProperty({ enum: VITALS })
  @IsIn(VITALS, { message: `Send one of ${VITALS.join(', ')}.` })
  name: VitalName;

  @WholeNumber({
    required: 'Say how much.',
    min: 0,
    max: 600_000,
    description: 'In milliseconds; of CLS in thousandths',
  })
  value: number;

  @Text({ required: 'Say which remote.', max: 40 })
  remote: string;

  @Text({ required: 'Say which version.', max: 60 })
  version: string;

  @Route()
  route: string;
}

export class ClientVitals {
  @ApiProperty({ type: [ClientVital], minItems: 1, maxItems: VITALS_MAX })
  @IsArray({ message: 'Send a list of vitals.' })
  @ArrayMinSize(1, { message: 'Send at least one vital.' })
  @ArrayMaxSize(VITALS_MAX, { message: `Send at most ${VITALS_MAX} vitals.` })
  @EachIs(ClientVital, 'Each vital must be an object with name, value, remote, version and route')
  vitals: ClientVital[];
}
