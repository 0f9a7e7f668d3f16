import { ago, formatDate, formatTime, today } from '@clearcoat/sdk';

/**
 * When something happened, as people say it: minutes, hours and days ago, then the date.
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
 * A text that names dates, without the year where that goes without saying. What is read later than it was
 * written may need it again, so it is left out only when it is shown.
 *
 * @example withoutThisYear('Full Detail for Ana Ruiz, Nov 23, 2026 at 9:00 AM') // '… Nov 23 at 9:00 AM'
 */
export function withoutThisYear(text: string, now = Date.now()): string {
  const year = new Date(now).getFullYear();
  return text.replaceAll(new RegExp(`\\b([A-Z][a-z]{2} \\d{1,2}), ${year}\\b`, 'g'), '$1');
}

/**
 * A text that ends with a time of day, with that time as the business has them shown: it was written down on a
 * clock of 12 hours, and the choice may have changed since.
 *
 * @example inChosenFormat('Full Detail for Ana Ruiz, Nov 23 at 1:30 PM') // '… at 13:30'
 */
export function inChosenFormat(text: string): string {
  return text.replace(/\b(\d{1,2})(:\d{2}) ([AP])M$/, (_, hours: string, minutes, half) => {
    const ofDay = (Number(hours) % 12) + (half === 'P' ? 12 : 0);
    return formatTime(`${String(ofDay).padStart(2, '0')}${minutes}`);
  });
}
