import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { EachIs, OneOf, Text } from '../../../platform/validation/fields.js';
import { LONGEST_TOKEN } from './plan-token.rules.js';
import { ChatCard } from './card.dto.js';
import { ChatFigures, ChatList, PlanChange, UnderstoodPart } from './understood.dto.js';

export const CHAT_ROLES = ['user', 'assistant'] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];

export const MAX_TURNS = 20;
export const MAX_TURN_LENGTH = 4000;

export class ChatTurn {
  @OneOf(CHAT_ROLES, { enumName: 'ChatRole', required: 'Role must be user or assistant' })
  role: ChatRole;

  @Text({ max: MAX_TURN_LENGTH, required: 'Content must not be blank' })
  content: string;
}

export class ChatInput {
  @Text({
    max: MAX_TURN_LENGTH,
    required: 'Please type a question',
    example: 'What should I charge for a full detail?',
  })
  message: string;

  @ApiProperty({ type: [ChatTurn], required: false, maxItems: MAX_TURNS })
  @Transform(({ value }: { value: unknown }) => value ?? undefined)
  @IsOptional()
  @IsArray({ message: 'Conversation history must be a list' })
  @ArrayMaxSize(MAX_TURNS, { message: `Conversation history must be at most ${MAX_TURNS} turns` })
  @EachIs(ChatTurn, 'Each turn must be an object with role and content')
  conversationHistory?: ChatTurn[];

  @Text({
    max: LONGEST_TOKEN,
    description:
      'The `planToken` of the answer that this follows up; one that does not count is left aside',
  })
  plan?: string;

  @ApiPropertyOptional({
    type: PlanChange,
    description:
      'Asks what `plan` asked with one part changed; `message` is how the person says it',
  })
  @IsOptional()
  @IsObject({ message: 'A change must be an object with part and value' })
  @ValidateNested()
  @Type(() => PlanChange)
  change?: PlanChange;
}

export const SOURCE_KINDS = ['page', 'handbook', 'post'] as const;

export class ChatSource {
  @ApiProperty()
  title: string;

  @ApiProperty({
    description: 'A page of the product; `/handbook/{slug}` is read at `/api/handbook/{slug}`',
    example: '/appointments',
  })
  url: string;

  @ApiProperty({ enum: SOURCE_KINDS, enumName: 'ChatSourceKind', required: false })
  kind?: (typeof SOURCE_KINDS)[number];
}

export const CHAT_MODES = ['basic', 'model'] as const;
export type ChatMode = (typeof CHAT_MODES)[number];

export class ChatReply {
  @ApiProperty({ description: 'Markdown; links lead to our own pages only' })
  response: string;

  @ApiProperty({
    enum: CHAT_MODES,
    enumName: 'ChatMode',
    description: '`basic` without a language model, or when it failed',
  })
  mode: ChatMode;

  @ApiProperty({ type: [ChatSource] })
  sources: ChatSource[];

  @ApiProperty({ type: [String], description: 'Questions that could come next' })
  suggestions: string[];

  @ApiProperty({ type: [ChatCard], required: false, description: 'Drafts to change and confirm' })
  cards?: ChatCard[];

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'What was understood, where the answer is of the records: measure, filters, days',
  })
  plan?: object;

  @ApiPropertyOptional({ description: 'What was understood, signed: `plan` of the next question' })
  planToken?: string;

  @ApiPropertyOptional({
    type: [UnderstoodPart],
    description: 'What was understood, part by part: `change` of the next question',
  })
  understood?: UnderstoodPart[];

  @ApiPropertyOptional({ type: ChatFigures, description: 'Where the answer has many figures' })
  figures?: ChatFigures;

  @ApiPropertyOptional({
    type: ChatList,
    description: 'Where the answer lists rows of the records',
  })
  list?: ChatList;

  @ApiProperty({ required: false, description: 'Why this is basic mode although there is a model' })
  notice?: string;
}
