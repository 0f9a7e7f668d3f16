import { today, useSession, type IsoDate } from '@clearcoat/sdk';

/** Where and when. */
export interface Now {
  today: IsoDate;
  /** 'HH:mm' where the business is. */
  time: string;
}

const DEFAULT_ZONE = 'America/New_York';

/** Today's date and the time of day where the business is. */
export function useNow(): Now {
  const timeZone = useSession().user?.timeZone ?? DEFAULT_ZONE;
  // The Swedish locale writes times as HH:mm.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone });
  return { today: today(timeZone), time: clock.format() };
}
