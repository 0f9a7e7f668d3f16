import { ApiProperty } from '@nestjs/swagger';

/** Answer with a single sentence for people. */
export class Message {
  @ApiProperty()
  message: string;
}
