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
  url: string;
  isTentative: boolean;
}

export interface CalendarFile {
  name: string;
  now: Date;
  events: readonly CalendarEvent[];
}

const LINE_OCTETS = 75;
const ENDS = '\r\n';

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
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(event.startsAt)}`,
    `DTEND:${moment(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...Object.entries(texts).flatMap(([key, text]) => (text ? [`${key}:${escaped(text)}`] : [])),
    `URL:${event.url}`,
    `STATUS:${event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** iCalendar file of a feed, by RFC 5545. */
export function icsOf({ name, now, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clearcoat//Schedule//EN',
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
