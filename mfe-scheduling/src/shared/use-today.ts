import { today, useSession, type IsoDate } from '@clearcoat/sdk';

const DEFAULT_ZONE = 'America/New_York';

/** Today's date where the business is. */
export function useToday(): IsoDate {
  const { user } = useSession();
  return today(user?.timeZone ?? DEFAULT_ZONE);
}
