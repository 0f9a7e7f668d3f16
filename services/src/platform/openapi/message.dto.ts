import { ApiProperty } from '@nestjs/swagger';

/** For answers that are one sentence for the person. */
export class Message {
  @ApiProperty()
  message: string;
}
