import { ApiProperty } from '@nestjs/swagger';
import { PERMISSIONS, type Permission } from '../../../platform/auth-guard/permissions.js';
import { ROLES, type Role } from '../../../platform/tenancy/roles.js';
import { TIME_FORMATS, type TimeFormat } from '../../../platform/time/time-format.js';
import {
  Email,
  Name,
  OneOf,
  Password,
  Phone,
  Text,
  TimeZone,
} from '../../../platform/validation/fields.js';
import { LENGTHS } from '../../../platform/validation/lengths.js';
import { VersionField } from '../../../platform/versions/index.js';
import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from './account.dto.js';

const FILL_ALL = 'Please fill in all required fields';

export class RegisterInput {
  @Name({ max: LENGTHS.name, required: FILL_ALL, example: 'Dana' })
  firstName: string;

  @Name({ max: LENGTHS.name, required: FILL_ALL, example: 'Reyes' })
  lastName: string;

  @Email({ required: FILL_ALL, example: 'dana@example.com' })
  email: string;

  @Password({
    required: FILL_ALL,
    min: MIN_PASSWORD_LENGTH,
    tooShort: PASSWORD_TOO_SHORT,
  })
  password: string;

  @Name({ max: LENGTHS.businessName, required: FILL_ALL, example: 'Reyes Auto Detailing' })
  businessName: string;

  @Phone({ max: LENGTHS.phone })
  phone?: string;

  @TimeZone({ description: "The browser's zone; America/New_York when absent" })
  timeZone?: string;

  @OneOf(TIME_FORMATS, {
    enumName: 'TimeFormat',
    description: "As the browser's region has it; 12h when absent",
  })
  timeFormat?: TimeFormat;
}

export class LoginInput {
  // Any text is accepted. An invalid address is answered like an unknown one.
  @Text({ max: 254, required: 'Please fill in all fields', example: 'demo@clearcoat.example' })
  email: string;

  @Password({ required: 'Please fill in all fields' })
  password: string;

  @Text({ max: 40, description: 'Of the authenticator app, or a recovery code, when asked for' })
  code?: string;
}

export class UserProfile {
  @ApiProperty()
  id: string;

  @VersionField()
  version: number;

  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ description: 'Whether a link mailed to it came back' })
  emailConfirmed: boolean;

  @ApiProperty({ description: "'' when none was given" })
  phone: string;

  @ApiProperty()
  businessId: string;

  @ApiProperty()
  businessName: string;

  @ApiProperty({ example: 'America/New_York' })
  timeZone: string;

  @ApiProperty({ enum: TIME_FORMATS, enumName: 'TimeFormat', description: "The business's" })
  timeFormat: TimeFormat;

  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role: Role;

  @ApiProperty()
  isPlatformAdmin: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Address of the photo' })
  profileImage: string | null;
}

export class SessionState {
  @ApiProperty({
    type: () => UserProfile,
    nullable: true,
    description: 'null: nobody is signed in',
  })
  user: UserProfile | null;

  @ApiProperty({ enum: PERMISSIONS, enumName: 'Permission', isArray: true })
  permissions: Permission[];

  @ApiProperty({ description: 'Any e-mail and password may sign in, to a sandbox of its own' })
  demoMode: boolean;
}

export class SignedOut {
  @ApiProperty({ enum: [true] })
  signedOut: true;
}
