import { ApiProperty } from '@nestjs/swagger';
import { Price, Text, WholeNumber } from '../../../platform/validation/fields.js';
import { VersionField } from '../../../platform/versions/index.js';
import { SERVICE_FIELDS, type ServiceValues } from '../service.fields.js';

const LONGEST_MINUTES = 24 * 60;
const { name, description } = SERVICE_FIELDS;

export class Service implements ServiceValues {
  @ApiProperty({ example: 's1' })
  id: string;

  @ApiProperty({ example: 'Full Detail' })
  name: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ type: 'integer', description: 'Minutes', example: 240 })
  duration: number;

  @ApiProperty({ description: 'Dollars', example: 249.99 })
  price: number;

  @VersionField()
  version: number;
}

export class ServiceInput {
  @Text({ max: name.longest, required: 'Enter a service name', example: 'Full Detail' })
  name: string;

  @Text({ max: description.longest })
  description?: string;

  @WholeNumber({
    min: 1,
    max: LONGEST_MINUTES,
    required: 'Please enter how many minutes it takes',
    message: `Duration must be a whole number of minutes from 1 to ${LONGEST_MINUTES}`,
    description: 'Minutes',
    example: 240,
  })
  duration: number;

  @Price({ required: 'Please enter a price', description: 'Dollars' })
  price: number;
}
