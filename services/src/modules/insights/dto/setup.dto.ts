import { ApiProperty } from '@nestjs/swagger';

/** Steps of the setup guide; true once done. */
export class Setup {
  @ApiProperty({ description: 'A service differs from the built-in ones' })
  prices: boolean;

  @ApiProperty({ description: 'Opening hours or crews differ from those of a new business' })
  hours: boolean;

  @ApiProperty({ description: 'There is a contact' })
  customer: boolean;

  @ApiProperty({ description: 'There is an appointment' })
  job: boolean;

  @ApiProperty({ description: 'There is a second user, invited or active' })
  users: boolean;
}
