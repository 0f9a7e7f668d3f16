import { ApiProperty } from '@nestjs/swagger';

export class AssistantSuggestions {
  @ApiProperty({
    type: [String],
    description: 'Questions that fit what the business has today, and that the person may ask',
    example: ["What's on tomorrow?"],
  })
  questions: string[];
}
