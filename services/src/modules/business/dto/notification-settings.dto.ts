import { ApiProperty } from '@nestjs/swagger';
import { WholeNumber, YesNo } from '../../../platform/validation/fields.js';
import { VersionField } from '../../../platform/versions/index.js';

const LONGEST_LEAD_HOURS = 14 * 24;
const CHOOSE = 'Please choose on or off';

export class NotificationSettings {
  @ApiProperty({ default: true })
  enableEmailNotifications: boolean;

  @ApiProperty({ default: true })
  appointmentReminders: boolean;

  @ApiProperty({ default: false })
  marketingEmails: boolean;

  @ApiProperty({ type: 'integer', description: 'Hours', default: 24 })
  reminderLeadTime: number;

  @VersionField()
  version: number;
}

export class NotificationInput {
  @YesNo({ required: CHOOSE })
  enableEmailNotifications: boolean;

  @YesNo({ required: CHOOSE })
  appointmentReminders: boolean;

  @YesNo({ required: CHOOSE })
  marketingEmails: boolean;

  @WholeNumber({
    min: 1,
    max: LONGEST_LEAD_HOURS,
    required: 'Please enter how many hours ahead',
    message: `Please enter a whole number of hours from 1 to ${LONGEST_LEAD_HOURS}`,
    description: 'Hours',
  })
  reminderLeadTime: number;
}
