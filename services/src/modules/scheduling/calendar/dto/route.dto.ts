import { ApiProperty } from '@nestjs/swagger';
import { CalendarDate, Text, WholeNumber } from '../../../../platform/validation/fields.js';
import { MOST_IN_LINK } from '../../directions.js';
import { Appointment, AppointmentPlace } from '../../dto/appointment.dto.js';

export class RouteQuery {
  @CalendarDate({ required: 'Please choose a date' })
  date: string;

  @Text({ max: 64, required: 'Please choose a crew' })
  crewId: string;

  @WholeNumber({ min: 1, max: MOST_IN_LINK, description: 'Stops of a link at most. Default: 10' })
  linkStops?: number;
}

/** Travel to an appointment from the crew's previous one of the day. */
export class WayTo {
  @ApiProperty({
    type: 'integer',
    description: 'Minutes to get there; 0: there is none before, or it is at the same place',
  })
  driveMinutes: number;

  @ApiProperty({ description: 'Less time between the two jobs than the way takes' })
  isTight: boolean;
}

export class RouteStop extends WayTo {
  @ApiProperty({ type: Appointment })
  job: Appointment;

  @ApiProperty({
    type: AppointmentPlace,
    nullable: true,
    description: "Where it is: the customer's address, or the shop's own; null: neither is known",
  })
  place: AppointmentPlace | null;
}

export class RouteLink {
  @ApiProperty({ type: 'integer', description: 'How many addresses it leads to' })
  stops: number;

  @ApiProperty({ description: 'Opens the way in whatever the device has for maps' })
  url: string;
}

/** Stops and travel of a crew's day. */
export class CrewRoute {
  @ApiProperty({ type: [RouteStop], description: 'In the order of their times' })
  stops: RouteStop[];

  @ApiProperty({
    type: [RouteLink],
    description: 'To what is left to do, from where the device is; several where one is too long',
  })
  links: RouteLink[];
}
