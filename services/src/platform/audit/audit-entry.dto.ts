import { ApiProperty } from '@nestjs/swagger';
import { VIAS, type Via } from './via.decorator.js';

export class AuditEntry {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ example: 'appointment.scheduled' })
  action: string;

  @ApiProperty({ type: String, nullable: true, description: 'Their name; null once they are gone' })
  by: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: "Which of several it was: a step's text; null: the whole",
    example: 'Two-bucket wash',
  })
  about: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What its status was; null: that stayed as it was',
    example: 'completed',
  })
  from: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What it became',
    example: 'scheduled',
  })
  to: string | null;

  @ApiProperty({ enum: VIAS })
  via: Via;
}
