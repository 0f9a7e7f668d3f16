import { useEffect, useEffectEvent, useState } from 'react';
import { toast, useSearchParams } from '@clearcoat/sdk';
import type { Contact } from '../shared/contacts-api';

/** Whether the contact dialog is open, and for whom. */
export function useContactDialog() {
  const [open, setOpen] = useState(false);
  const [contact, setContact] = useState<Contact>();
  const show = (who: Contact | undefined) => {
    setContact(who);
    setOpen(true);
  };
  return {
    open,
    contact,
    add: () => show(undefined),
    edit: (who: Contact) => show(who),
    close: () => setOpen(false),
  };
}

/** `?action=new` opens the dialog at once and leaves the address, so that a reload doesn't repeat it. */
export function useActionNew(open: () => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('action') === 'new';
  const openFromAddress = useEffectEvent(() => {
    open();
    setParams({}, { replace: true });
  });
  useEffect(() => {
    if (isAsked) openFromAddress();
  }, [isAsked]);
}

/** Says that a contact was saved, in the words of the screen it was saved on. */
export function toastSaved(contact: Contact, isNew: boolean): void {
  toast(
    isNew
      ? {
          title: 'Contact created',
          description: `${contact.name} was successfully added to your contacts.`,
        }
      : { title: 'Contact updated', description: `${contact.name} was saved.` },
  );
}
