import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select, type SelectProps } from '@clearcoat/ui/forms';
import { useDebounced } from '@clearcoat/ui/core';
import { useState } from 'react';
import { customerQuery, customerSearchQuery } from './customers-api';

const DEBOUNCE_MS = 250;

/** A select of customers that searches all of them on the server. FormItem fills in the props. */
export function CustomerSearch({ value, ...control }: SelectProps) {
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed, DEBOUNCE_MS);
  const { data: matches = [] } = useQuery({
    ...customerSearchQuery(term),
    placeholderData: keepPreviousData,
  });
  const isListed = matches.some(({ id }) => id === value);
  // Someone chosen in the address, or before the last search, is not among the matches.
  const chosen = useQuery({ ...customerQuery(value ?? ''), enabled: Boolean(value) && !isListed });
  const customers = isListed || !chosen.data ? matches : [chosen.data, ...matches];

  return (
    <Select
      {...control}
      value={isListed || chosen.data ? value : undefined}
      placeholder="Select a customer"
      showSearch
      filterOption={false}
      onSearch={setTyped}
      notFoundContent="No contacts match your search"
      options={customers.map(({ id, name }) => ({ value: id, label: name || 'Unknown' }))}
    />
  );
}
