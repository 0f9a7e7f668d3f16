import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../platform/tenancy/roles.js';
import { Email, Name, OneOf } from '../../../platform/validation/fields.js';
import { LENGTHS } from '../../../platform/validation/lengths.js';
import { VersionField } from '../../../platform/versions/index.js';

export class AdminUser {
  @ApiProperty()
  id: string;

  @VersionField()
  version: number;

  @ApiProperty({ description: 'The part of the e-mail address before the @' })
  username: string;

  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;

  @ApiProperty()
  email: string;

  @ApiProperty()
  businessName: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role: Role;

  @ApiProperty({ description: 'Has not accepted the invitation yet' })
  isInvited: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Why you may not change them' })
  editProblem: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why you may not delete them' })
  deleteProblem: string | null;
}

export class UserInput {
  @Name({ max: LENGTHS.name, required: 'Please enter a first name', example: 'Dana' })
  firstName: string;

  @Name({ max: LENGTHS.name, example: 'Reyes' })
  lastName?: string;

  @Email({ required: 'Please enter a valid email address', example: 'dana@example.com' })
  email: string;

  @OneOf(ROLES, { enumName: 'Role', required: 'Please choose a role' })
  role: Role;
}

export class UserDeleted {
  @ApiProperty()
  id: string;
}

export class InvitationLink {
  @ApiProperty({ example: '/auth?invite=…', description: 'For once; only shown now' })
  path: string;

  @ApiProperty({ type: String, format: 'date-time' })
  expiresAt: string;

  @ApiProperty({ description: 'Whether the link went out by e-mail as well' })
  mailed: boolean;

  @ApiProperty({ example: 'An email with the link is on its way.', description: 'For people' })
  message: string;
}

export class InvitedUser extends AdminUser {
  @ApiProperty({ type: InvitationLink })
  invitation: InvitationLink;
}

export class Invitation {
  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;

  @ApiProperty()
  email: string;

  @ApiProperty()
  businessName: string;

  @ApiProperty({ type: String, format: 'date-time' })
  expiresAt: string;
}
