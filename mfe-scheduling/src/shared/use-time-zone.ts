import { useSession } from '@clearcoat/sdk';

/** Time zone of the business, used for every date and time on screen. */
export const useTimeZone = (): string => useSession().user?.timeZone ?? 'America/New_York';
