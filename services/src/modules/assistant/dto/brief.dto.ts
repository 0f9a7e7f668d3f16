import { ApiProperty } from '@nestjs/swagger';
import { CHAT_MODES, type ChatMode, ChatSource } from './chat.dto.js';

export class BriefSentence {
  @ApiProperty({ example: '3 jobs today worth $479.97, the first at 9:00 AM.' })
  text: string;

  @ApiProperty({ type: ChatSource, description: 'Where to look it up' })
  proof: ChatSource;
}

export class DailyBrief {
  @ApiProperty({ format: 'date', description: "Today in the business's zone" })
  date: string;

  @ApiProperty({
    enum: CHAT_MODES,
    enumName: 'ChatMode',
    description: '`model` when a language model put it into its words',
  })
  mode: ChatMode;

  @ApiProperty({ type: [BriefSentence], description: 'Three to five' })
  sentences: BriefSentence[];
}
