import { today, type IsoDate } from '../format/date';
import { useSession } from './session';

const DEFAULT_ZONE = 'America/New_York';

/** Today's date in the business's time zone. @example const isPast = date < useToday(); */
export function useToday(): IsoDate {
  const { user } = useSession();
  return today(user?.timeZone ?? DEFAULT_ZONE);
}
