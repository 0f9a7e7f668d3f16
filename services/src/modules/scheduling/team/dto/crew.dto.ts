import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsOptional } from 'class-validator';
import { EachIs, OneOf, Text, TextList, YesNo } from '../../../../platform/validation/fields.js';
import { VersionField } from '../../../../platform/versions/index.js';
import { MOST_RANGES, OpenRange } from './hours.dto.js';

export const CREW_KINDS = ['van', 'bay'] as const;
export type CrewKind = (typeof CREW_KINDS)[number];

export const CREW_COLOURS = [
  'blue',
  'teal',
  'green',
  'amber',
  'red',
  'purple',
  'pink',
  'grey',
] as const;
export type CrewColour = (typeof CREW_COLOURS)[number];

const NAME_LENGTH = 60;
const MOST_PEOPLE = 50;

export class CrewMember {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;
}

/** A van or bay, which does one appointment at a time. */
export class Crew {
  @ApiProperty()
  id: string;

  @ApiProperty({ example: 'Van 1' })
  name: string;

  @ApiProperty({ enum: CREW_KINDS, enumName: 'CrewKind' })
  kind: CrewKind;

  @ApiProperty({ enum: CREW_COLOURS, enumName: 'CrewColour' })
  colour: CrewColour;

  @ApiProperty({ description: 'Takes new jobs' })
  active: boolean;

  @ApiProperty({ type: [CrewMember] })
  people: CrewMember[];

  @ApiProperty({
    type: [OpenRange],
    nullable: true,
    description: "null: the business's; an empty list: never",
  })
  hours: OpenRange[] | null;

  @VersionField()
  version: number;
}

export class CrewInput {
  @Text({ max: NAME_LENGTH, required: 'Please enter a name', example: 'Van 1' })
  name: string;

  @OneOf(CREW_KINDS, { enumName: 'CrewKind', required: 'Please choose van or bay' })
  kind: CrewKind;

  @OneOf(CREW_COLOURS, { enumName: 'CrewColour', required: 'Please choose a colour' })
  colour: CrewColour;

  @YesNo({ description: 'Takes new jobs; default yes, and for a change what it was' })
  active?: boolean;

  @TextList({
    max: 64,
    most: MOST_PEOPLE,
    description: 'Ids of people; what they were when absent',
  })
  people?: string[];

  @ApiPropertyOptional({
    type: [OpenRange],
    nullable: true,
    maxItems: MOST_RANGES,
    description: "null: the business's; left out: what they were",
  })
  @IsOptional()
  @IsArray({ message: 'Hours must be a list of ranges' })
  @ArrayMaxSize(MOST_RANGES, { message: `A week can have at most ${MOST_RANGES} ranges` })
  @EachIs(OpenRange, 'Each range must be an object with weekday, starts and ends')
  hours?: OpenRange[] | null;
}
