import { today, useSession } from '@clearcoat/sdk';
import type { Now } from './day-plan';

const DEFAULT_ZONE = 'America/New_York';

/** Today's date and the time of day where the business is. */
export function useNow(): Now {
  const timeZone = useSession().user?.timeZone ?? DEFAULT_ZONE;
  // The Swedish locale writes times as HH:mm.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone });
  return { today: today(timeZone), time: clock.format(new Date()) };
}
