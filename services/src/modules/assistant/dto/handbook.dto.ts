import { ApiProperty } from '@nestjs/swagger';

export class HandbookSummary {
  @ApiProperty({ example: 'pricing-by-size-and-condition' })
  slug: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ example: 'Pricing' })
  topic: string;
}

export class HandbookSection extends HandbookSummary {
  @ApiProperty({ description: 'Markdown: paragraphs, lists and bold' })
  body: string;

  @ApiProperty({ type: [HandbookSummary], description: 'More of the same topic' })
  related: HandbookSummary[];
}
