import { useQuery } from '@tanstack/react-query';
import { Link } from '@clearcoat/sdk';
import { Alert, Button } from '@clearcoat/ui/core';
import { FormItem } from '@clearcoat/ui/forms';
import { Spinner } from '@clearcoat/ui/icons';
import type { ReactNode } from 'react';
import { allCustomersQuery, customerSearchQuery, type Customer } from './customers-api';
import { CustomerSearch } from './CustomerSearch';
import styles from './CustomerFields.module.css';
import { NativeSelect } from './NativeSelect';

interface CustomerFieldProps {
  /** Who there is to choose from; undefined until that is known. */
  customers: readonly Customer[] | undefined;
  isError: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** The field itself once there are customers to choose from; until then, what is missing. */
function CustomerField({ customers, isError, onRetry, children }: CustomerFieldProps) {
  if (isError && !customers) {
    return (
      <div className={styles.notice}>
        <Alert type="error" action={<Button onClick={onRetry}>Retry</Button>}>
          Couldn&apos;t load your contacts.
        </Alert>
      </div>
    );
  }
  if (!customers) {
    return (
      <p role="status" className={styles.loading}>
        <Spinner /> Loading contacts...
      </p>
    );
  }
  if (customers.length === 0) {
    return (
      <div className={styles.notice}>
        <Alert type="info" title="No contacts found">
          You need to create a contact before you can schedule an appointment.{' '}
          <Link to="/contacts">Go to Contacts</Link>
        </Alert>
      </div>
    );
  }
  return (
    <FormItem name="contactId" label="Customer" required>
      {children}
    </FormItem>
  );
}

/** Customer of the new form: searches on the server while one types. */
export function SearchingCustomerField() {
  const { data, isError, refetch } = useQuery(customerSearchQuery(''));
  return (
    <CustomerField customers={data} isError={isError} onRetry={() => void refetch()}>
      <CustomerSearch />
    </CustomerField>
  );
}

function withPresent(
  customers: readonly Customer[],
  present: Customer | undefined,
): readonly Customer[] {
  if (!present) return customers;
  return customers.some(({ id }) => id === present.id) ? customers : [present, ...customers];
}

/** Customer of the edit form: a plain dropdown, always with the present customer. */
export function PlainCustomerField({ present }: { present: Customer | undefined }) {
  const { data, isError, refetch } = useQuery(allCustomersQuery());
  const customers = data && withPresent(data, present);
  return (
    <CustomerField customers={customers} isError={isError} onRetry={() => void refetch()}>
      <NativeSelect
        placeholder="Select a customer"
        options={(customers ?? []).map(({ id, name }) => ({ value: id, label: name || 'Unknown' }))}
      />
    </CustomerField>
  );
}
