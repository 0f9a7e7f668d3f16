import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Text } from '../../../platform/validation/fields.js';

/** A part of the understood question to replace or remove. */
export class PlanChange {
  @Text({ max: 40, required: 'Say which part to change', example: 'period' })
  part: string;

  @Text({ max: 200, example: 'last_month', description: 'Without it the part is taken away' })
  value?: string;
}

export class UnderstoodChoice {
  @ApiProperty()
  value: string;

  @ApiProperty({ example: 'Last month' })
  label: string;
}

export class UnderstoodPart {
  @ApiProperty({ example: 'period' })
  part: string;

  @ApiProperty({ example: 'Period' })
  label: string;

  @ApiPropertyOptional({
    example: 'This month',
    description: 'Without it there is no such part, and a choice adds it',
  })
  value?: string;

  @ApiProperty({ type: [UnderstoodChoice], description: 'What it can be instead' })
  choices: UnderstoodChoice[];

  @ApiProperty({ description: 'Whether a `change` without a value takes it away' })
  removable: boolean;

  @ApiPropertyOptional({ example: 'Any service', description: 'What taking it away means' })
  removal?: string;
}

export const FIGURE_UNITS = [
  'money',
  'count',
  'hours',
  'percent',
  'day',
  'money_per_hour',
] as const;

export class FigureRow {
  @ApiProperty({ example: 'Full Detail' })
  label: string;

  @ApiProperty({ description: 'Money in dollars', example: 249.99 })
  value: number;

  @ApiPropertyOptional({ description: 'In the days that it is compared with' })
  before?: number;

  @ApiPropertyOptional({ description: 'A page of the product about it' })
  url?: string;
}

/** Figures of an answer with many rows. */
export class ChatFigures {
  @ApiProperty({ example: 'Revenue by service, October 2026' })
  title: string;

  @ApiProperty({ type: [String], example: ['Service', 'Revenue'] })
  columns: string[];

  @ApiProperty({ enum: FIGURE_UNITS, enumName: 'FigureUnit' })
  unit: (typeof FIGURE_UNITS)[number];

  @ApiProperty({ description: 'Whether the rows are stretches of time, in their order' })
  isTime: boolean;

  @ApiProperty({ type: [FigureRow] })
  rows: FigureRow[];

  @ApiPropertyOptional({ description: 'The answer without these rows, as Markdown' })
  lead?: string;
}

export class ListRow {
  @ApiProperty({ description: 'Name of the customer', example: 'Naomi Morales' })
  title: string;

  @ApiProperty({ description: 'Empty if it is unknown', example: '2025 Ford Mustang GT, gray' })
  vehicle: string;

  @ApiProperty({ example: 'last here Aug 27 · $149.99' })
  detail: string;

  @ApiPropertyOptional({ example: '(555) 504-7628' })
  phone?: string;

  @ApiProperty({ description: 'Page of the customer or the appointment' })
  url: string;
}

/** Customers or appointments of an answer. Its text has the first of them as a Markdown list. */
export class ChatList {
  @ApiProperty({ description: 'The answer without these rows, as Markdown' })
  lead: string;

  @ApiProperty({ type: [ListRow] })
  rows: ListRow[];

  @ApiPropertyOptional({ description: 'Number of rows that are left out, as Markdown' })
  rest?: string;
}
