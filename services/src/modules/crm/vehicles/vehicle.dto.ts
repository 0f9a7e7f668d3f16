import { ApiProperty } from '@nestjs/swagger';
import { CalendarDate, Text, WholeNumber } from '../../../platform/validation/fields.js';
import { LENGTHS } from '../../../platform/validation/lengths.js';
import { VersionField } from '../../../platform/versions/index.js';

const FIRST_YEAR = 1886;
const LAST_YEAR = 2100;

/** Omitted fields keep their stored values. */
export class VehicleInput {
  @WholeNumber({ min: FIRST_YEAR, max: LAST_YEAR, nullable: true, description: 'Model year' })
  year?: number | null;

  @Text({ max: 60, example: 'Ford', description: 'A make or a model is needed' })
  make?: string;

  @Text({ max: 300, example: 'F-150' })
  model?: string;

  @Text({ max: 60, example: 'XLT' })
  trim?: string;

  @Text({ max: 60, example: 'dark blue' })
  colour?: string;

  @Text({ max: 20, example: '7ABC123' })
  plate?: string;

  @Text({ max: 40, example: '1HGCM82633A004352' })
  vin?: string;

  @Text({
    max: 64,
    description: "One of the business's sizes; '' for none. Default: what the model usually is",
  })
  sizeId?: string;

  @Text({ max: 120, example: 'Ceramic, 5 years' })
  coating?: string;

  @CalendarDate({ nullable: true })
  coatedOn?: string | null;

  @Text({ max: LENGTHS.notes })
  notes?: string;
}

export class Vehicle {
  @ApiProperty()
  id: string;

  @ApiProperty({ example: '2021 Ford F-150 XLT, gray', description: 'How it is shown' })
  label: string;

  @ApiProperty({ type: 'integer', nullable: true })
  year: number | null;

  @ApiProperty()
  make: string;

  @ApiProperty()
  model: string;

  @ApiProperty()
  trim: string;

  @ApiProperty()
  colour: string;

  @ApiProperty()
  plate: string;

  @ApiProperty()
  vin: string;

  @ApiProperty({ description: "'' where none is chosen" })
  sizeId: string;

  @ApiProperty({ description: "The size's name, or ''" })
  size: string;

  @ApiProperty()
  coating: string;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  coatedOn: string | null;

  @ApiProperty()
  notes: string;

  @VersionField()
  version: number;
}

export class VehicleRemoved {
  @ApiProperty()
  id: string;

  @ApiProperty({ description: 'It had jobs, and stays with them' })
  archived: boolean;
}

export class VehicleSize {
  @ApiProperty({ example: 'suv' })
  id: string;

  @ApiProperty({ example: 'SUV' })
  name: string;
}

export class VehicleModelDto {
  @ApiProperty({ example: 'F-150' })
  name: string;

  @ApiProperty({ example: 'truck', description: 'The size that it usually is' })
  sizeId: string;
}

export class VehicleMake {
  @ApiProperty({ example: 'Ford' })
  name: string;

  @ApiProperty({ type: [VehicleModelDto] })
  models: VehicleModelDto[];
}

/** Choices for the vehicle form, without any contact data. */
export class VehicleChoices {
  @ApiProperty({ type: [VehicleSize] })
  sizes: VehicleSize[];

  @ApiProperty({ type: [VehicleMake] })
  makes: VehicleMake[];
}

export class ModelQuery {
  @Text({ max: 60, description: 'May be left out: a model tells it, or has it in front' })
  make?: string;

  @Text({ max: 60, required: 'Please enter a model' })
  model: string;
}

export class UsualSize {
  @ApiProperty({ example: 'truck', description: "'' where it is not known" })
  sizeId: string;
}

export class VinQuery {
  @Text({ max: 40, required: 'Please enter a VIN' })
  vin: string;
}

export class DecodedVinDto {
  @ApiProperty({ description: 'In capitals, without spaces' })
  vin: string;

  @ApiProperty({ type: String, nullable: true, description: 'Why it may be mistyped' })
  problem: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  year: number | null;

  @ApiProperty({ type: String, nullable: true })
  make: string | null;
}
