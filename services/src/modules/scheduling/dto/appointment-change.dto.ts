import { ApiProperty } from '@nestjs/swagger';
import { AuditEntry } from '../../../platform/audit/index.js';
import { APPOINTMENT_SOURCES, type AppointmentSource } from './appointment.dto.js';

/** An entry of an appointment's history. */
export class AppointmentChange extends AuditEntry {
  @ApiProperty({
    enum: APPOINTMENT_SOURCES,
    enumName: 'AppointmentSource',
    nullable: true,
    description: 'Of its beginning: where it came from, if not from the staff',
  })
  source: AppointmentSource | null;

  @ApiProperty({ description: "Of how it was called off last: why; '' where nobody said" })
  reason: string;
}
