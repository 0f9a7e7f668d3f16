import { formatPhone, joinFacts } from '@clearcoat/sdk';
import { useDebounced } from '@clearcoat/ui/core';
import { Select, type SelectProps } from '@clearcoat/ui/forms';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Contact } from '../shared/contacts-api';
import { candidatesQuery } from './merge-api';

const DEBOUNCE_MS = 250;

const inWords = ({ name, phone, address }: Contact) =>
  joinFacts([name, formatPhone(phone), address]);

interface CandidateSelectProps extends SelectProps {
  /** The contact to keep, which is not a candidate. */
  kept: Contact;
}

/**
 * Select of all other contacts, searched on the server. Before typing it suggests contacts with
 * the same number.
 */
export function CandidateSelect({ kept, ...control }: CandidateSelectProps) {
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed, DEBOUNCE_MS).trim() || kept.phone.replaceAll(/\D/g, '');
  const { data = [] } = useQuery({ ...candidatesQuery(term), placeholderData: keepPreviousData });
  return (
    <Select
      {...control}
      placeholder="Search by name or phone"
      showSearch
      filterOption={false}
      onSearch={setTyped}
      notFoundContent={typed ? 'No match' : 'Type a name or a number'}
      options={data
        .filter(({ id }) => id !== kept.id)
        .map((contact) => ({ value: contact.id, label: inWords(contact) }))}
    />
  );
}
