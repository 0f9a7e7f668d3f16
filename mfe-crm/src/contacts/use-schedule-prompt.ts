import { useEffect, useState } from 'react';
import type { Contact } from '../shared/contacts-api';

const PROMPT_DELAY_MS = 500;

type Created = Pick<Contact, 'id' | 'name'>;

/** Offers to schedule for a new contact, a moment after it was saved. */
export function useSchedulePrompt() {
  const [contact, setContact] = useState<Created | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!contact) return undefined;
    const timer = setTimeout(() => setOpen(true), PROMPT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [contact]);

  return { contact, open, offer: setContact, close: () => setOpen(false) };
}
