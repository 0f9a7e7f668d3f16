import { useQuery } from '@tanstack/react-query';
import { Link } from '@clearcoat/sdk';
import { Alert, Button } from '@clearcoat/ui/core';
import { FormItem } from '@clearcoat/ui/forms';
import { Spinner } from '@clearcoat/ui/icons';
import type { ReactNode } from 'react';
import { allCustomersQuery, customerSearchQuery, type Customer } from './customers-api';
import { LABELS } from './appointment-form';
import type { Mark } from './AppointmentFields';
import { CustomerSearch } from './CustomerSearch';
import styles from './CustomerFields.module.css';
import { NativeSelect } from './NativeSelect';

type Named = Pick<Customer, 'id' | 'name'>;

interface CustomerFieldProps {
  /** Customers to choose from; undefined while loading. */
  customers: readonly Named[] | undefined;
  isError: boolean;
  onRetry: () => void;
  mark: Mark;
  children: ReactNode;
}

/** First step for a shop without customers, who are required for an appointment. */
export function NoCustomers() {
  return (
    <div className={styles.notice}>
      <Alert type="info" title="No contacts found">
        You need to create a contact before you can schedule an appointment.{' '}
        <Link to="/contacts">Go to Contacts</Link>
      </Alert>
    </div>
  );
}

/** The customer select, or its loading, error or empty state. */
function CustomerField({ customers, isError, onRetry, mark, children }: CustomerFieldProps) {
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
  if (customers.length === 0) return <NoCustomers />;
  return (
    <FormItem name="contactId" label={LABELS.contactId} required {...mark}>
      {children}
    </FormItem>
  );
}

/** Customer select of the new form; searches on the server while typing. */
export function SearchingCustomerField({ mark }: { mark: Mark }) {
  const { data, isError, refetch } = useQuery(customerSearchQuery(''));
  return (
    <CustomerField {...{ mark, isError }} customers={data} onRetry={() => void refetch()}>
      <CustomerSearch />
    </CustomerField>
  );
}

function withPresent(customers: readonly Named[], present: Named | undefined): readonly Named[] {
  if (!present) return customers;
  return customers.some(({ id }) => id === present.id) ? customers : [present, ...customers];
}

/**
 * Customer select of the edit form: a plain dropdown that always has the present customer. With
 * too many customers it becomes a search.
 */
export function PlainCustomerField({ present, mark }: { present: Named | undefined; mark: Mark }) {
  const { data, isError, refetch } = useQuery(allCustomersQuery());
  const customers = data && withPresent(data.customers, present);
  return (
    <CustomerField {...{ mark, customers, isError }} onRetry={() => void refetch()}>
      {data && !data.areAll ? (
        <CustomerSearch />
      ) : (
        <NativeSelect
          placeholder="Select a customer"
          options={(customers ?? []).map(({ id, name }) => ({
            value: id,
            label: name || 'Unknown',
          }))}
        />
      )}
    </CustomerField>
  );
}
