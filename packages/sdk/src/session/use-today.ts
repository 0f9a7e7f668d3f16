import { today, type IsoDate } from '../format/date';
import { useSession } from './session';

const DEFAULT_ZONE = 'America/New_York';

/** Today's date where the business is. @example const isPast = date < useToday(); */
export function useToday(): IsoDate {
  const { user } = useSession();
  return today(user?.timeZone ?? DEFAULT_ZONE);
}
