import { Slot, type SlotProps } from '@clearcoat/sdk';
import { Alert, Button } from '@clearcoat/ui/core';
import { useState } from 'react';
import styles from './CustomerFields.module.css';

type Asked = SlotProps['appointments.newCustomer'];

/** State of the new-customer dialog, and the search text it starts with. */
export function useNewCustomer(onChosen: (id: string) => void) {
  const [asked, setAsked] = useState<Pick<Asked, 'open' | 'typed'>>();
  const close = () => setAsked((before) => before && { ...before, open: false });
  const slot: Asked | undefined = asked && {
    ...asked,
    onChosen: ({ id }) => onChosen(id),
    onClose: close,
  };
  return { ask: (typed: string) => setAsked({ open: true, typed }), slot };
}

/**
 * Slot of the dialog that adds a customer, since customers belong to another remote. The form
 * below keeps its input.
 */
export function NewCustomer({ slot }: { slot: Asked | undefined }) {
  if (!slot) return null;
  return (
    <Slot
      name="appointments.newCustomer"
      props={slot}
      failed={(retry) => (
        <div className={styles.failed}>
          <Alert type="error" action={<Button onClick={retry}>Retry</Button>}>
            Couldn&apos;t open the form for a new customer. Nothing you entered here is lost.
          </Alert>
        </div>
      )}
    />
  );
}
