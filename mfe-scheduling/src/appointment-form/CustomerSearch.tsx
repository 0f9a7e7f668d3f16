import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { describeVehicle, formatPhone, useCan, joinFacts } from '@clearcoat/sdk';
import { Icon, VehicleChip } from '@clearcoat/ui/icons';
import { Select, type SelectProps } from '@clearcoat/ui/forms';
import { Button, useDebounced } from '@clearcoat/ui/core';
import { useState } from 'react';
import { customerQuery, customerSearchQuery, type Customer } from './customers-api';
import styles from './CustomerFields.module.css';
import { NewCustomer, useNewCustomer } from './NewCustomer';

const DEBOUNCE_MS = 250;

/** Select that searches all customers on the server. FormItem fills in the props. */
export function CustomerSearch({ value, ...control }: SelectProps) {
  const [typed, setTyped] = useState('');
  const canAdd = useCan('contacts:write');
  const newCustomer = useNewCustomer((id) => control.onChange?.(id));
  const add = () => newCustomer.ask(typed);
  const term = useDebounced(typed, DEBOUNCE_MS);
  const { data: matches = [] } = useQuery({
    ...customerSearchQuery(term),
    placeholderData: keepPreviousData,
  });
  const isListed = matches.some(({ id }) => id === value);
  // The chosen customer may not be among the matches, for example one from the address.
  const chosen = useQuery({ ...customerQuery(value ?? ''), enabled: Boolean(value) && !isListed });
  const customers = isListed || !chosen.data ? matches : [chosen.data, ...matches];

  return (
    <>
      <div className={styles.search}>
        <Select
          {...control}
          value={isListed || chosen.data ? value : undefined}
          placeholder="Select a customer"
          showSearch
          filterOption={false}
          onSearch={setTyped}
          notFoundContent="No contacts match your search"
          options={customers.map(({ id, name }) => ({ value: id, label: name || 'Unknown' }))}
          optionRender={({ value: id }) => (
            <Option customer={customers.find((one) => one.id === id)} />
          )}
          popupRender={(list) => (
            <>
              {list}
              {canAdd && <AddRow onAdd={add} />}
            </>
          )}
        />
        {canAdd && (
          <Button icon="plus" aria-label="New Customer" onClick={add}>
            <span className={styles.word}>New</span>
          </Button>
        )}
      </div>
      <NewCustomer slot={newCustomer.slot} />
    </>
  );
}

/** Name of a customer with vehicle and phone number, to tell people apart. */
function Option({ customer }: { customer: Customer | undefined }) {
  if (!customer) return null;
  const { name, phone, address } = customer;
  return (
    <span className={styles.option}>
      <VehicleChip vehicle={address} size="small" />
      <span className={styles.words}>
        <span>{name || 'Unknown'}</span>
        <span className={styles.quiet}>
          {joinFacts([describeVehicle(address).label, formatPhone(phone)])}
        </span>
      </span>
    </span>
  );
}

/** Row that adds a new customer. The button beside the field does the same for the keyboard. */
function AddRow({ onAdd }: { onAdd: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.add}
      // Keeps the focus in the list until the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onAdd}
    >
      <Icon name="plus" size={18} />
      New Customer
    </button>
  );
}
