import { session } from '@clearcoat/sdk';

/** Time zone of the business, used by drafted times. */
export const timeZone = (): string => session.get().user?.timeZone ?? 'America/New_York';
