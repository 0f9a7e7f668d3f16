import { formatTimeRange } from '@clearcoat/sdk';
import type { Appointment } from '../shared/appointments-api';

type Clash = Pick<Appointment, 'customer' | 'service' | 'startTime' | 'endTime'>;

/** Names the first clash and counts the others; '' when there is none. */
export function clashText(clashes: readonly Clash[]): string {
  const [first] = clashes;
  if (!first) return '';
  const others = clashes.length - 1;
  const more = others > 0 ? `, and ${others} more` : '';
  const { customer, service, startTime, endTime } = first;
  return `This overlaps with ${customer?.name || 'another customer'} (${service}, ${formatTimeRange(startTime, endTime)})${more}. You can still save it.`;
}
