import { session } from '@clearcoat/sdk';

/** The business's zone, in which drafted times are. */
export const timeZone = (): string => session.get().user?.timeZone ?? 'America/New_York';
