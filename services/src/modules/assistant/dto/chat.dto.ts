import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { OneOf, Text } from '../../../platform/validation/fields.js';

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
  @IsOptional()
  @IsArray({ message: 'Conversation history must be a list' })
  @ArrayMaxSize(MAX_TURNS, { message: `Conversation history must be at most ${MAX_TURNS} turns` })
  @ValidateNested({ each: true, message: 'Each turn must be an object with role and content' })
  @Type(() => ChatTurn)
  conversationHistory?: ChatTurn[];
}

export class ChatSource {
  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'A page of the product', example: '/appointments' })
  url: string;
}

export class ChatReply {
  @ApiProperty({ description: 'Markdown; links lead to our own pages only' })
  response: string;

  @ApiProperty({ enum: ['basic'], enumName: 'ChatMode' })
  mode: 'basic';

  @ApiProperty({ type: [ChatSource] })
  sources: ChatSource[];

  @ApiProperty({ type: [String], description: 'Questions that could come next' })
  suggestions: string[];
}
