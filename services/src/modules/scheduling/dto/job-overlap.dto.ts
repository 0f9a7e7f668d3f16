import { ApiProperty } from '@nestjs/swagger';

/** Another appointment of the crew at the same time. */
export class JobOverlap {
  @ApiProperty()
  id: string;

  @ApiProperty({ description: 'What the customer is called' })
  customer: string;

  @ApiProperty()
  service: string;

  @ApiProperty({ example: '09:00' })
  startTime: string;

  @ApiProperty({ example: '11:00' })
  endTime: string;
}
