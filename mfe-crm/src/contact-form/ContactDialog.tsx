import { useState } from 'react';
import { Dialog, useDiscardGuard } from '@clearcoat/ui/core';
import type { Contact } from '../shared/contacts-api';
import { ContactForm } from './ContactForm';
import { FreshContact } from './FreshContact';

interface ContactDialogProps {
  open: boolean;
  /** The contact being edited; none for a new one. */
  contact?: Contact | undefined;
  onSaved: (contact: Contact) => void;
  onClose: () => void;
}

/** Adds a contact, or edits one. */
export function ContactDialog({ open, contact, onSaved, onClose }: ContactDialogProps) {
  const [dirty, setDirty] = useState(false);
  const discard = useDiscardGuard(dirty);

  const close = () => {
    setDirty(false);
    onClose();
  };
  const closeByHand = async () => {
    if (!dirty || (await discard())) close();
  };

  const formProps = {
    onDirtyChange: setDirty,
    onSaved: (saved: Contact) => {
      close();
      onSaved(saved);
    },
  };

  return (
    <Dialog
      open={open}
      title={contact ? 'Edit Contact' : 'Add New Contact'}
      onClose={() => void closeByHand()}
      maskClosable={!dirty}
    >
      {contact ? (
        <FreshContact id={contact.id}>
          {(fresh) => <ContactForm contact={fresh} {...formProps} />}
        </FreshContact>
      ) : (
        <ContactForm contact={undefined} {...formProps} />
      )}
    </Dialog>
  );
}
