import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../../platform/validation/fields.js';
import { VersionField } from '../../../platform/versions/index.js';
import { AppointmentPlace } from '../../scheduling/index.js';

/** Omitted fields keep their stored values. */
export class PlaceInput {
  @Text({ max: 60, example: 'Home', description: 'A label or a street is needed' })
  label?: string;

  @Text({ max: 160, example: '14 Elm St' })
  street?: string;

  @Text({ max: 80, example: 'Springfield' })
  city?: string;

  @Text({ max: 40, example: 'OH', description: 'State or region' })
  region?: string;

  @Text({ max: 20, example: '45501' })
  postcode?: string;

  @Text({ max: 1000, example: 'Gate code 4411, water behind the garage' })
  accessNotes?: string;
}

export class Place extends AppointmentPlace {
  @VersionField()
  version: number;
}

export class PlaceRemoved {
  @ApiProperty()
  id: string;

  @ApiProperty({ description: 'Jobs were there, and it stays with them' })
  archived: boolean;
}
