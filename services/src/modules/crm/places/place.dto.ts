import { ApiProperty } from '@nestjs/swagger';
import { inputOf } from '../../../platform/records/dto.js';
import { VersionField } from '../../../platform/versions/index.js';
import { AppointmentPlace } from '../../scheduling/index.js';
import { PLACE_FIELDS } from './place.fields.js';

/** Omitted fields keep their stored values. */
export class PlaceInput extends inputOf(PLACE_FIELDS) {}

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
