/** What a calendar shows of a job. */
export interface CalendarEvent {
  /** The same for as long as the job exists. */
  uid: string;
  /** Grows with every change of it. */
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
  /** When this was written. */
  now: Date;
  events: readonly CalendarEvent[];
}

const LINE_OCTETS = 75;
const ENDS = '\r\n';

/** RFC 5545, 3.3.11; what no text can have is left out. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- these are what it is about
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** A letter, or a backslash with what it escapes: some calendars drop an event that is folded between the two. */
const UNITS = /\\?./gsu;

/** No line is longer than 75 octets, and no letter is cut in two: RFC 5545, 3.1. */
export function folded(line: string): string {
  const lines: string[] = [];
  let [current, octets] = ['', 0];
  for (const unit of line.match(UNITS) ?? []) {
    const size = Buffer.byteLength(unit);
    // What follows begins with a space, which counts.
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += unit;
    octets += size;
  }
  return [...lines, current].join(ENDS);
}

/** '20261124T140000Z': in UTC, which needs no rules of any zone. */
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

/** A file of a calendar that others subscribe to, as RFC 5545 has it. */
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
