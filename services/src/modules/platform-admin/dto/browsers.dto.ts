import { ApiProperty } from '@nestjs/swagger';

export class PlatformShare {
  @ApiProperty()
  name: string;

  @ApiProperty({ type: 'integer' })
  count: number;
}

/** An error with all its occurrences. */
export class PlatformError {
  @ApiProperty({ description: 'By what it is known again' })
  fingerprint: string;

  @ApiProperty({ enum: ['error', 'rejection'] })
  kind: string;

  @ApiProperty({ description: "The remote whose file is first in the stack, or 'shell'" })
  remote: string;

  @ApiProperty({ description: 'Without what is of a person' })
  message: string;

  @ApiProperty({
    type: [String],
    description: 'The last stack, of our files alone; in the sources where the version has maps',
  })
  frames: string[];

  @ApiProperty({ description: 'The version that the stack is of' })
  version: string;

  @ApiProperty({ type: 'integer', description: 'In the last 7 days' })
  count: number;

  @ApiProperty({ type: String, format: 'date-time' })
  firstSeen: string;

  @ApiProperty({ type: String, format: 'date-time' })
  lastSeen: string;

  @ApiProperty({ type: [PlatformShare], description: 'At most 10, the most often first' })
  versions: PlatformShare[];

  @ApiProperty({ type: [PlatformShare], description: 'At most 10, the most often first' })
  routes: PlatformShare[];
}

const p75 = (what: string, unit = 'milliseconds') =>
  ApiProperty({
    type: 'integer',
    nullable: true,
    description: `${what}: three quarters of the pages had at most this, in ${unit}`,
  });

export class PlatformVitals {
  @ApiProperty()
  route: string;

  @ApiProperty()
  remote: string;

  @ApiProperty({ description: "The remote's that showed it" })
  version: string;

  @ApiProperty({ type: 'integer', description: 'Pages that were opened there' })
  count: number;

  @p75('Largest Contentful Paint')
  lcp: number | null;

  @p75('Interaction to Next Paint')
  inp: number | null;

  @p75('Cumulative Layout Shift', 'thousandths')
  cls: number | null;

  @p75('Time to First Byte')
  ttfb: number | null;
}

export class PlatformBrowsers {
  @ApiProperty({ type: [PlatformError], description: 'The latest first, at most 50' })
  errors: PlatformError[];

  @ApiProperty({
    type: [PlatformVitals],
    description: 'Of the last 24 hours, the most opened first',
  })
  vitals: PlatformVitals[];
}
