import { useEffect, useState } from 'react';
import type { Contact } from '../shared/contacts-api';

const PROMPT_DELAY_MS = 500;

type Created = Pick<Contact, 'id' | 'name'>;

/** Prompt to schedule an appointment, shown a moment after a contact was added. */
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
