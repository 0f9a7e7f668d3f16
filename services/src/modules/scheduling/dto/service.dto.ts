import { ApiProperty } from '@nestjs/swagger';
import { answerOf, inputOf } from '../../../platform/records/dto.js';
import {
  ListOf,
  OneOf,
  Price,
  Text,
  TextList,
  WholeNumber,
} from '../../../platform/validation/fields.js';
import { VersionField } from '../../../platform/versions/index.js';
import { SERVICE_FIELDS, SERVICE_LOCATIONS, type ServiceLocation } from '../service.fields.js';
import { CREW_COLOURS, type CrewColour } from '../team/dto/crew.dto.js';

const LONGEST_MINUTES = 24 * 60;
const LONGEST_BUFFER = 8 * 60;
const MOST_SIZES = 30;
const MOST_SERVICES = 1000;
const { name } = SERVICE_FIELDS;
/** Fields with limits or choices of their own. */
const OWN = [
  'name',
  'location',
  'colour',
  'duration',
  'price',
  'bufferBefore',
  'bufferAfter',
] as const;

/** '' means that the service has no colour of its own. */
export const SERVICE_COLOURS = ['', ...CREW_COLOURS] as const;
export type ServiceColour = CrewColour | '';

const MINUTES = {
  min: 1,
  max: LONGEST_MINUTES,
  required: 'Please enter how many minutes it takes',
  message: `Duration must be a whole number of minutes from 1 to ${LONGEST_MINUTES}`,
  description: 'Minutes',
  example: 240,
};

const Buffer = (description: string) =>
  WholeNumber({
    min: 0,
    max: LONGEST_BUFFER,
    message: `Please enter a whole number of minutes from 0 to ${LONGEST_BUFFER}`,
    description,
  });

/** Price and duration of a service for one vehicle size. */
export class ServicePrice {
  @ApiProperty({ example: 'suv' })
  sizeId: string;

  @ApiProperty({ description: 'Dollars', example: 289.99 })
  price: number;

  @ApiProperty({ type: 'integer' })
  minutes: number;
}

export class ServicePriceInput {
  @Text({ max: 64, required: 'Each price needs a size', example: 'suv' })
  sizeId: string;

  @Price({ required: 'Please enter a price', description: 'Dollars', example: 289.99 })
  price: number;

  @WholeNumber(MINUTES)
  minutes: number;
}

export class Service extends answerOf(SERVICE_FIELDS, OWN) {
  @ApiProperty({ example: 's1' })
  id: string;

  @ApiProperty({ example: 'Full Detail' })
  name: string;

  @ApiProperty({ enum: SERVICE_LOCATIONS, enumName: 'ServiceLocation' })
  location: ServiceLocation;

  @ApiProperty({ enum: SERVICE_COLOURS, enumName: 'ServiceColour' })
  colour: ServiceColour;

  @ApiProperty({ type: 'integer', description: 'Minutes', example: 240 })
  duration: number;

  @ApiProperty({ description: 'Dollars', example: 249.99 })
  price: number;

  @ApiProperty({ type: 'integer', description: 'Minutes kept free before a job' })
  bufferBefore: number;

  @ApiProperty({ type: 'integer', description: 'Minutes kept free after a job' })
  bufferAfter: number;

  @ApiProperty({
    type: [ServicePrice],
    description: 'By size, where it is not the price and duration above',
  })
  prices: ServicePrice[];

  @VersionField()
  version: number;
}

export class ServiceInput extends inputOf(SERVICE_FIELDS, OWN) {
  @Text({ max: name.longest, required: 'Enter a service name', example: 'Full Detail' })
  name: string;

  @OneOf(SERVICE_LOCATIONS, { enumName: 'ServiceLocation', description: 'Default both' })
  location?: ServiceLocation;

  @OneOf(SERVICE_COLOURS, { enumName: 'ServiceColour' })
  colour?: ServiceColour;

  @WholeNumber(MINUTES)
  duration: number;

  @Price({ required: 'Please enter a price', description: 'Dollars' })
  price: number;

  @Buffer('Minutes kept free before a job; default 0')
  bufferBefore?: number;

  @Buffer('Minutes kept free after a job; default 0')
  bufferAfter?: number;

  @ListOf(ServicePriceInput, {
    label: 'Prices',
    most: MOST_SIZES,
    each: 'Each price must be an object with sizeId, price and minutes',
    description: 'By size, where it is not the price and duration above; left out: what they were',
  })
  prices?: ServicePriceInput[];
}

export class ServiceOrderInput {
  @TextList({
    max: 64,
    most: MOST_SERVICES,
    required: 'Please say in which order your services are',
    description: 'The ids of all of them, the hidden ones too, in their order',
  })
  ids: string[];
}
