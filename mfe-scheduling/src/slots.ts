import type { Schema } from '@clearcoat/api-client';

/** The slots on the pages of appointments, for other remotes to fill. */
declare module '@clearcoat/sdk' {
  interface SlotProps {
    /** Over the form: somebody who is not a customer yet becomes one. */
    'appointments.newCustomer': {
      open: boolean;
      /** What they were looked for by. */
      typed: string;
      /** The new one, or one who is known already after all. */
      onChosen: (customer: Pick<Schema<'Contact'>, 'id' | 'name'>) => void;
      onClose: () => void;
    };
  }
}
