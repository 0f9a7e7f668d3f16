import { ApiProperty } from '@nestjs/swagger';

/** A feed without its secret address, which is shown only once, when it is created. */
export class CalendarFeed {
  @ApiProperty({ type: String, nullable: true, description: 'The crew; null: of a person' })
  crewId: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When a calendar asked last, to the hour; null: none has yet',
  })
  readAt: string | null;
}

export class OwnCalendarFeed {
  @ApiProperty({ type: CalendarFeed, nullable: true, description: 'null: there is none' })
  feed: CalendarFeed | null;
}

export class CalendarFeedAddress {
  @ApiProperty({
    example: 'https://app.example/api/public/calendar/4fJ….ics',
    description: 'Whoever has it reads the jobs; told this once',
  })
  url: string;

  @ApiProperty({ type: CalendarFeed })
  feed: CalendarFeed;
}
