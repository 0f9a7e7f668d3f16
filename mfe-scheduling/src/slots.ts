import type { Schema } from '@clearcoat/api-client';

/** A job on its page. */
type JobOnPage = Pick<Schema<'MyJob'>, 'id' | 'status' | 'price'> & {
  /** The e-mail is only for people who may see the customer's page. */
  customer: { name: string; phone: string; email?: string };
  /** Missing on the technician's page, whose calls are those of My Jobs. */
  contactId?: string;
};

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
    /** Whether a finished job is paid, below its head. */
    'job.payment': { job: JobOnPage };
    /** Card with the messages to and from the customer. */
    'job.messages': { job: JobOnPage };
    /** Link to the customer's next message, for a row of a list. */
    'job.nextMessage': { job: { id: string; customer: string } };
  }
}
