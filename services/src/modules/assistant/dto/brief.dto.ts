import { ApiProperty } from '@nestjs/swagger';
import { CHAT_MODES, type ChatMode, ChatSource } from './chat.dto.js';

export const BRIEF_TASKS = ['close', 'confirm', 'invite', 'book'] as const;
export type BriefTask = (typeof BRIEF_TASKS)[number];

/** A task of the day, in figures. The front end words it. */
export class BriefRow {
  @ApiProperty({
    enum: BRIEF_TASKS,
    enumName: 'BriefTask',
    description:
      'Jobs of the last two weeks to close, jobs of the next seven days to confirm, customers to ' +
      'invite, free time to book',
  })
  task: BriefTask;

  @ApiProperty({ type: 'integer', description: 'Jobs, customers, or minutes that are free' })
  count: number;

  @ApiProperty({ description: 'There are more than were counted' })
  hasMore: boolean;

  @ApiProperty({ type: String, nullable: true, format: 'date', description: 'Of the free time' })
  date: string | null;

  @ApiProperty({ type: String, nullable: true, example: '10:00' })
  startTime: string | null;

  @ApiProperty({ type: String, nullable: true, example: '18:00' })
  endTime: string | null;

  @ApiProperty({ description: 'Where to do it', example: '/contacts?visits=due' })
  url: string;
}

export class BriefSentence {
  @ApiProperty({ example: '3 jobs today worth $479.97, the first at 9:00 AM.' })
  text: string;

  @ApiProperty({ type: ChatSource, description: 'Where to look it up' })
  proof: ChatSource;

  @ApiProperty({ type: BriefRow, nullable: true, description: 'null: nothing is to be done' })
  row: BriefRow | null;
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
