import { ApiProperty } from '@nestjs/swagger';
import { answerOf, inputOf } from '../../../platform/records/dto.js';
import { Text, WholeNumber } from '../../../platform/validation/fields.js';
import { VersionField } from '../../../platform/versions/index.js';
import { VEHICLE_FIELDS } from './vehicle.fields.js';

const FIRST_YEAR = 1886;
const LAST_YEAR = 2100;

/** Omitted fields keep their stored values. */
export class VehicleInput extends inputOf(VEHICLE_FIELDS, ['label', 'year', 'sizeId']) {
  @WholeNumber({ min: FIRST_YEAR, max: LAST_YEAR, nullable: true, description: 'Model year' })
  year?: number | null;

  @Text({
    max: VEHICLE_FIELDS.sizeId.longest,
    description: "One of the business's sizes; '' for none. Default: what the model usually is",
  })
  sizeId?: string;
}

export class Vehicle extends answerOf(VEHICLE_FIELDS) {
  @ApiProperty()
  id: string;

  @ApiProperty({ description: "The size's name, or ''" })
  size: string;

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

export class MakeCount {
  @ApiProperty({ example: 'Ford' })
  make: string;

  @ApiProperty({ type: 'integer', description: 'Contacts with a vehicle of the make' })
  contacts: number;
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
