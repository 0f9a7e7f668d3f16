import { ApiProperty } from '@nestjs/swagger';
import { ListOf, OneOf, Price, Text, WholeNumber } from '../../../../platform/validation/fields.js';
import { LINE_KINDS, type LineKind } from '../job-price.js';

const MOST_LINES = 40;

/** One line of an appointment, with its price and duration. */
export class JobLine {
  @ApiProperty({ enum: LINE_KINDS, enumName: 'LineKind' })
  kind: LineKind;

  @ApiProperty({ example: 'Pet hair' })
  name: string;

  @ApiProperty({ type: 'integer' })
  quantity: number;

  @ApiProperty({ description: 'Dollars, of each' })
  price: number;

  @ApiProperty({ description: 'Dollars, of all of it; less than nothing for a discount' })
  amount: number;

  @ApiProperty({ type: 'integer', description: 'Of each' })
  minutes: number;

  @ApiProperty({ type: String, nullable: true, description: 'Which of the add-ons it is' })
  addonId: string | null;
}

/** Add-on, fee or discount of an appointment. */
export class JobLineInput {
  @OneOf(LINE_KINDS, {
    enumName: 'LineKind',
    required: 'Each line has to say what it is',
    description: 'The line of the service follows from `serviceId`: one that is sent is left out',
  })
  kind: LineKind;

  @Text({
    max: 64,
    nullable: true,
    description: 'Of an add-on: name, price and minutes are its own, or what they were at booking',
  })
  addonId?: string | null;

  @Text({ max: 120, description: 'Of a fee or discount; default what it is', example: 'Mileage' })
  name?: string;

  @WholeNumber({ min: 1, max: 99, description: 'Default 1' })
  quantity?: number;

  @Price({ description: 'Dollars: of each, of a fee or discount' })
  price?: number;

  @WholeNumber({ min: 0, max: 1440, description: 'Of each, of a fee; default none' })
  minutes?: number;
}

/** Add-ons, fees and discounts of an appointment. */
export const Lines = (description: string) =>
  ListOf(JobLineInput, {
    label: 'Lines',
    most: MOST_LINES,
    each: 'Each line must be an object with kind, quantity and price',
    description,
  });
