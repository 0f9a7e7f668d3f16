import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';
import {
  CalendarDate,
  ClockTime,
  EachIs,
  EndTime,
  Text,
  WholeNumber,
  YesNo,
} from '../../../../platform/validation/fields.js';
import { OnlyKnownFields } from '../../../../platform/validation/known-fields.js';
import { Appointment, JobCrew } from '../../dto/appointment.dto.js';

export const MOST_MOVES = 100;

export class MovesQuery {
  @CalendarDate({ required: 'Please choose the day to move' })
  from: string;

  @CalendarDate({ required: 'Please choose another day', description: 'Another day than `from`' })
  to: string;

  @Text({ max: 64, description: 'Only the jobs of one crew; default all' })
  crewId?: string;
}

/** Time at which a crew could do a job on the other day. */
export class ProposedTime {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '12:00' })
  startTime: string;

  @ApiProperty({ example: '13:00', description: '00:00 is midnight at the end of the day' })
  endTime: string;

  @ApiProperty({ type: JobCrew })
  crew: JobCrew;
}

export class ProposedMove {
  @ApiProperty({ type: Appointment, description: 'As it is now' })
  appointment: Appointment;

  @ApiProperty({ type: ProposedTime, nullable: true, description: 'null: there is no time for it' })
  time: ProposedTime | null;

  @ApiProperty({ description: "Why there is no time for it; else ''" })
  problem: string;
}

export class ProposedMoves {
  @ApiProperty({
    type: [ProposedMove],
    description: 'The jobs of the day that are open and have not begun, the earliest first',
  })
  jobs: ProposedMove[];
}

export class MoveInput {
  @Text({ max: 64, required: 'Each move needs the id of its job' })
  id: string;

  @WholeNumber({
    min: 1,
    max: 999_999_999,
    required: 'Each move needs the version of its job',
    description: 'The `version` of the job that the move is based on',
  })
  version: number;

  @CalendarDate({ required: 'Each move needs a date' })
  date: string;

  @ClockTime({ required: 'Each move needs a start time' })
  startTime: string;

  @EndTime({ description: 'After the start; left out: the job stays as long as it is' })
  endTime?: string;

  @Text({ max: 64, required: 'Each move needs a crew' })
  crewId: string;
}

@OnlyKnownFields(() => SavedMoves)
export class MovesInput {
  @ApiProperty({ type: [MoveInput], minItems: 1, maxItems: MOST_MOVES })
  @IsArray({ message: 'Moves must be a list' })
  @ArrayMinSize(1, { message: 'Please choose at least one job' })
  @ArrayMaxSize(MOST_MOVES, { message: `At most ${MOST_MOVES} jobs can be moved at once` })
  @EachIs(MoveInput, 'Each move must be an object with id, version, date, startTime and crewId')
  moves: MoveInput[];

  @YesNo({
    description: 'Undo puts jobs back even where they overlapped before; default no',
  })
  mayOverlap?: boolean;
}

export class SavedMoves {
  @ApiProperty({ type: [Appointment], description: 'In the order of `moves`' })
  appointments: Appointment[];
}
