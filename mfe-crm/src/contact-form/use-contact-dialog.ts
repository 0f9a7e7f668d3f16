import { useEffect, useEffectEvent, useState } from 'react';
import { toast, useSearchParams } from '@clearcoat/sdk';
import type { Contact } from '../shared/contacts-api';

/** Open state of the contact dialog, and its contact. */
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

/**
 * Opens the dialog for `?action=new` and removes the parameter, so that a reload does not repeat
 * it.
 */
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

/** Toast after saving, in the wording of the current screen. */
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
