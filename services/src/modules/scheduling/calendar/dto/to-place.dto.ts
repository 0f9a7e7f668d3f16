import { ApiProperty } from '@nestjs/swagger';
import { Appointment } from '../../dto/appointment.dto.js';

export const TO_PLACE_REASONS = ['weather', 'repeat'] as const;

export class JobToPlace {
  @ApiProperty({
    type: Appointment,
    description: 'The appointment to book again: it was called off, or a series repeats it',
  })
  job: Appointment;

  @ApiProperty({
    enum: TO_PLACE_REASONS,
    enumName: 'ToPlaceReason',
    description: 'Called off because of the weather, or a repeat that could not be planned',
  })
  reason: (typeof TO_PLACE_REASONS)[number];

  @ApiProperty({ description: "Why a repeat could not be planned; '' for the weather" })
  problem: string;
}
