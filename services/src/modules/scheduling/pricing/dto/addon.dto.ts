import { ApiProperty } from '@nestjs/swagger';
import { Price, Text, TextList, WholeNumber } from '../../../../platform/validation/fields.js';
import { VersionField } from '../../../../platform/versions/index.js';

const NAME_LENGTH = 120;
const DESCRIPTION_LENGTH = 500;
const LONGEST_MINUTES = 24 * 60;
const MOST_SERVICES = 200;

export class Addon {
  @ApiProperty()
  id: string;

  @ApiProperty({ example: 'Pet hair' })
  name: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ description: 'Dollars', example: 40 })
  price: number;

  @ApiProperty({ type: 'integer', description: 'What it takes longer', example: 30 })
  minutes: number;

  @ApiProperty({ type: [String], description: 'What it is offered with; none: every service' })
  serviceIds: string[];

  @VersionField()
  version: number;
}

export class AddonInput {
  @Text({ max: NAME_LENGTH, required: 'Please enter a name', example: 'Pet hair' })
  name: string;

  @Text({ max: DESCRIPTION_LENGTH })
  description?: string;

  @Price({ required: 'Please enter a price', description: 'Dollars' })
  price: number;

  @WholeNumber({
    min: 0,
    max: LONGEST_MINUTES,
    message: `Please enter a whole number of minutes from 0 to ${LONGEST_MINUTES}`,
    description: 'What it takes longer; default nothing, and for a change what it was',
  })
  minutes?: number;

  @TextList({
    max: 64,
    most: MOST_SERVICES,
    description: 'What it is offered with, none: every service; left out: what it was',
  })
  serviceIds?: string[];
}
