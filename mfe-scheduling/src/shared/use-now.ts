import { timeAt, today, useSession, type IsoDate } from '@clearcoat/sdk';

export interface Now {
  today: IsoDate;
  /** 'HH:mm' where the business is. */
  time: string;
}

const DEFAULT_ZONE = 'America/New_York';

/** Today's date and the time of day where the business is. */
export function useNow(): Now {
  const timeZone = useSession().user?.timeZone ?? DEFAULT_ZONE;
  return { today: today(timeZone), time: timeAt(timeZone) };
}
