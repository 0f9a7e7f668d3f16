import { ApiProperty } from '@nestjs/swagger';
import {
  Email,
  Name,
  OneOf,
  Phone,
  Text,
  TimeZone,
  Website,
  YesNo,
} from '../../../platform/validation/fields.js';
import { LENGTHS } from '../../../platform/validation/lengths.js';
import { VersionField } from '../../../platform/versions/index.js';
import { TIME_FORMATS, type TimeFormat } from '../../../platform/time/time-format.js';
import { NotificationSettings } from './notification-settings.dto.js';
import { Service } from '../../scheduling/index.js';

export class BusinessSettings {
  @ApiProperty()
  businessName: string;

  @ApiProperty()
  email: string;

  @ApiProperty()
  phone: string;

  @ApiProperty()
  address: string;

  @ApiProperty()
  website: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ example: 'America/New_York' })
  timeZone: string;

  @ApiProperty({
    enum: TIME_FORMATS,
    enumName: 'TimeFormat',
    description: '1:30 PM, or 13:30',
    default: '12h',
  })
  timeFormat: TimeFormat;

  @VersionField()
  version: number;
}

/** Permissions beyond the roles, granted by the owner. */
export class AccessSettings {
  @ApiProperty({ description: 'Staff see what the business takes' })
  staffSeeRevenue: boolean;

  @ApiProperty({ description: 'Technicians see what their jobs cost' })
  techniciansSeePrices: boolean;

  @VersionField()
  version: number;
}

export class Settings {
  @ApiProperty({ type: BusinessSettings })
  business: BusinessSettings;

  @ApiProperty({ type: [Service] })
  services: Service[];

  @ApiProperty({ type: NotificationSettings })
  notifications: NotificationSettings;

  @ApiProperty({ type: AccessSettings })
  access: AccessSettings;
}

export class BusinessInput {
  @Name({
    max: LENGTHS.businessName,
    required: 'Please enter your business name',
    example: 'Reyes Detailing',
  })
  businessName: string;

  @Email({ description: 'Where customers write to' })
  email?: string;

  @Phone({ max: LENGTHS.phone })
  phone?: string;

  @Text({ max: LENGTHS.address })
  address?: string;

  @Website({ example: 'www.example.com' })
  website?: string;

  @Text({ max: 2000 })
  description?: string;

  @TimeZone({ description: 'Unchanged when absent' })
  timeZone?: string;

  @OneOf(TIME_FORMATS, { enumName: 'TimeFormat', description: 'Unchanged when absent' })
  timeFormat?: TimeFormat;
}

const CHOOSE = 'Please choose on or off';

export class AccessInput {
  @YesNo({ required: CHOOSE })
  staffSeeRevenue: boolean;

  @YesNo({ required: CHOOSE })
  techniciansSeePrices: boolean;
}
