import { ApiProperty } from '@nestjs/swagger';
import { Moment, Text, YesNo } from '../../../../platform/validation/fields.js';
import { SERVICE_FIELDS } from '../../service.fields.js';

const { longest } = SERVICE_FIELDS.checklist;

export class CheckedStep {
  @ApiProperty({ example: 'Two-bucket wash' })
  label: string;

  @ApiProperty()
  done: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Who ticked it' })
  by: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  at: string | null;
}

export class StepTick {
  @Text({ max: longest, required: 'Please say which step', example: 'Two-bucket wash' })
  label: string;

  @YesNo({ required: 'Please say whether the step is done' })
  done: boolean;

  @Moment({
    description: 'When it was, for who had no line then. Default, and where it cannot be: now',
  })
  at?: string;
}
