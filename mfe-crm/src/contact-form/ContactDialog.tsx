import { FormDialog, type FormInDialog } from '@clearcoat/ui/forms';
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
  const formProps = ({ close, cancel, onDirtyChange }: FormInDialog) => ({
    onDirtyChange,
    onCancel: cancel,
    onSaved: (saved: Contact) => {
      close();
      onSaved(saved);
    },
  });
  return (
    <FormDialog open={open} title={contact ? 'Edit Contact' : 'Add New Contact'} onClose={onClose}>
      {(dialog) =>
        contact ? (
          <FreshContact id={contact.id}>
            {(fresh) => <ContactForm contact={fresh} {...formProps(dialog)} />}
          </FreshContact>
        ) : (
          <ContactForm contact={undefined} {...formProps(dialog)} />
        )
      }
    </FormDialog>
  );
}
