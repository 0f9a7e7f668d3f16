import { useSession } from '@clearcoat/sdk';

/** The business's zone, in which every date and time on the screen is. */
export const useTimeZone = (): string => useSession().user?.timeZone ?? 'America/New_York';
