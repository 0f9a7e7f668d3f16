/** An appointment as an iCalendar event. */
export interface CalendarEvent {
  /** Stable for as long as the appointment exists. */
  uid: string;
  /** Grows with every change of the appointment. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  title: string;
  location: string;
  description: string;
  url?: string;
  isTentative: boolean;
  /** Default: not cancelled. */
  isCancelled?: boolean;
  /** Lines of the organizer and the guest. */
  people?: readonly string[];
}

export interface CalendarFile {
  name: string;
  now: Date;
  events: readonly CalendarEvent[];
}

const LINE_OCTETS = 75;
const ENDS = '\r\n';
const PRODUCT = 'PRODID:-//Clearcoat//Schedule//EN';

/** Text escaped by RFC 5545, 3.3.11. Control characters become spaces. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- these are what it is about
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/**
 * A character or an escape sequence. Some calendars drop an event that is folded inside an escape
 * sequence.
 */
const UNITS = /\\?./gsu;

/** Folds a line at 75 octets without splitting a character: RFC 5545, 3.1. */
export function folded(line: string): string {
  const lines: string[] = [];
  let [current, octets] = ['', 0];
  for (const unit of line.match(UNITS) ?? []) {
    const size = Buffer.byteLength(unit);
    // Continuation lines begin with a space, which counts.
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += unit;
    octets += size;
  }
  return [...lines, current].join(ENDS);
}

/** '20261124T140000Z': UTC, so that no time zone rules are needed. */
const moment = (at: Date): string =>
  `${at.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replaceAll(/[-:]/g, '')}Z`;

function eventLines(event: CalendarEvent, now: Date): string[] {
  const texts = { LOCATION: event.location, DESCRIPTION: event.description };
  const { url, isCancelled = false, isTentative } = event;
  const status = isCancelled ? 'CANCELLED' : isTentative ? 'TENTATIVE' : 'CONFIRMED';
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(event.startsAt)}`,
    `DTEND:${moment(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...Object.entries(texts).flatMap(([key, text]) => (text ? [`${key}:${escaped(text)}`] : [])),
    ...(url === undefined ? [] : [`URL:${url}`]),
    `STATUS:${status}`,
    ...(event.people ?? []),
    'END:VEVENT',
  ];
}

/** A person of an invitation. */
export interface Guest {
  name: string;
  email: string;
}

/** Name as a quoted parameter, which cannot hold quotes or line breaks. */
const personLine = (role: string, { name, email }: Guest) =>
  // oxlint-disable-next-line no-control-regex -- these are what it is about
  `${role};CN="${name.replaceAll(/["\u0000-\u001f\u007f]/g, ' ')}":mailto:${email}`;

/**
 * Invitation for the calendar of a customer, by RFC 5546. A later one with the same uid and a greater
 * sequence updates the entry.
 */
export function invitationOf(
  event: CalendarEvent,
  { organizer, guest, now }: { organizer: Guest; guest: Guest; now: Date },
): string {
  const people = [personLine('ORGANIZER', organizer), personLine('ATTENDEE', guest)];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    PRODUCT,
    `METHOD:${event.isCancelled ? 'CANCEL' : 'REQUEST'}`,
    ...eventLines({ ...event, people }, now),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + ENDS).join('');
}

/** iCalendar file of a feed, by RFC 5545. */
export function icsOf({ name, now, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    PRODUCT,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    `NAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + ENDS).join('');
}
