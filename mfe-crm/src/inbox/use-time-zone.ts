import { useSession } from '@clearcoat/sdk';

/** Time zone of the business. */
export const useTimeZone = (): string => useSession().user?.timeZone ?? 'America/New_York';
