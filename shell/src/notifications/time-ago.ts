import { ago, formatDate, formatTime, today } from '@clearcoat/sdk';

/**
 * Relative time: minutes, hours or days ago, then the date.
 *
 * @param moment - ISO
 * @param timeZone - the business's, for the date
 * @example timeAgo('2026-11-21T14:55:00Z', 'America/New_York') // '5 minutes ago'
 */
export function timeAgo(moment: string, timeZone: string | undefined, now = Date.now()): string {
  const words = ago(moment, now);
  if (words) return words.charAt(0).toUpperCase() + words.slice(1);
  return withoutThisYear(formatDate(today(timeZone ?? '', new Date(moment))), now);
}

/**
 * Removes the current year from dates in a text. The server keeps the year, since the text may be
 * read in a later one.
 *
 * @example withoutThisYear('Full Detail for Ana Ruiz, Nov 23, 2026 at 9:00 AM') // '… Nov 23 at 9:00 AM'
 */
export function withoutThisYear(text: string, now = Date.now()): string {
  const year = new Date(now).getFullYear();
  return text.replaceAll(new RegExp(`\\b([A-Z][a-z]{2} \\d{1,2}), ${year}\\b`, 'g'), '$1');
}

/**
 * Converts the time of day at the end of a text to the business's format. Stored texts always use
 * the 12-hour clock.
 *
 * @example inChosenFormat('Full Detail for Ana Ruiz, Nov 23 at 1:30 PM') // '… at 13:30'
 */
export function inChosenFormat(text: string): string {
  return text.replace(/\b(\d{1,2})(:\d{2}) ([AP])M$/, (_, hours: string, minutes, half) => {
    const ofDay = (Number(hours) % 12) + (half === 'P' ? 12 : 0);
    return formatTime(`${String(ofDay).padStart(2, '0')}${minutes}`);
  });
}

/** Keeps the date and time at the end of a text in one line. */
export const withUnbrokenDate = (text: string): string =>
  text.replace(/\b[A-Z][a-z]{2} \d{1,2}(, \d{4})? at .+$/, (date) =>
    date.replaceAll(' ', '\u00a0'),
  );
