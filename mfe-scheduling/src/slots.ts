import type { Schema } from '@clearcoat/api-client';

/** Slots on the appointment pages, filled by other remotes. */
declare module '@clearcoat/sdk' {
  interface SlotProps {
    /** Dialog over the form that adds a customer. */
    'appointments.newCustomer': {
      open: boolean;
      /** Search text, used as the new customer's name. */
      typed: string;
      /** The new customer, or an existing one that turned up after all. */
      onChosen: (customer: Pick<Schema<'Contact'>, 'id' | 'name'>) => void;
      onClose: () => void;
    };
  }
}
