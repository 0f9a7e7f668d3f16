import { ApiProperty } from '@nestjs/swagger';

export class Publication {
  @ApiProperty()
  name: string;

  @ApiProperty()
  version: string;

  @ApiProperty({ description: 'Of the registry as it is now' })
  revision: string;

  @ApiProperty({ type: [String], description: 'Why a version stays as it is, if it does' })
  notes: string[];
}
