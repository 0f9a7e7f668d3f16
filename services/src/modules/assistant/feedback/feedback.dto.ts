import { ApiProperty } from '@nestjs/swagger';
import { Cursor, OneOf, Text, WholeNumber, YesNo } from '../../../platform/validation/fields.js';

export const PROBLEMS = ['wrong', 'missing', 'misunderstood', 'other'] as const;
export type Problem = (typeof PROBLEMS)[number];

const PROBLEM = { enumName: 'FeedbackProblem' };

/** Feedback about an answer, with the question and the answer. Without consent it is refused. */
export class FeedbackInput {
  @OneOf(PROBLEMS, { ...PROBLEM, required: 'Please choose what was wrong' })
  problem: Problem;

  @Text({ max: 1000 })
  note?: string;

  @Text({ max: 1000, required: 'Send the question' })
  question: string;

  @Text({ max: 8000, required: 'Send the answer' })
  answer: string;

  @YesNo({
    required: 'Please agree to send this question and answer',
    description: 'Nothing is kept without it',
  })
  consent: boolean;
}

export class FeedbackReceived {
  @ApiProperty()
  received: boolean;
}

export class PlatformFeedbackQuery {
  @WholeNumber({ min: 1, max: 200, description: 'Page size; default 50' })
  limit?: number;

  @Cursor()
  cursor?: string;

  @OneOf(PROBLEMS, { ...PROBLEM, description: 'Only these' })
  problem?: Problem;
}

export class PlatformFeedback {
  @ApiProperty()
  id: string;

  @ApiProperty({ enum: PROBLEMS, ...PROBLEM })
  problem: Problem;

  @ApiProperty({ description: "'' when nothing was written" })
  note: string;

  @ApiProperty({ description: 'Without names, phone numbers and e-mail addresses' })
  question: string;

  @ApiProperty()
  answer: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;
}
