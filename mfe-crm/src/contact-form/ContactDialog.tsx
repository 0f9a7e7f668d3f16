import { FormDialog, type FormInDialog } from '@clearcoat/ui/forms';
import type { Contact } from '../shared/contacts-api';
import { ContactForm } from './ContactForm';
import { FreshContact } from './FreshContact';

interface ContactDialogProps {
  open: boolean;
  /** The contact being edited; none for a new one. */
  contact?: Contact | undefined;
  /** What a new one was looked for by. Default: nothing. */
  typed?: string;
  /** Whether a new contact's address is asked for. Default: false. */
  takesAddress?: boolean;
  onSaved: (contact: Contact) => void;
  /** Takes who has the number already instead of a new one. Default: a link leads to them. */
  onKnown?: (contact: Contact) => void;
  onClose: () => void;
}

/** Adds a contact, or edits one. */
export function ContactDialog(props: ContactDialogProps) {
  const { open, contact, typed, takesAddress, onSaved, onKnown, onClose } = props;
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
          <ContactForm
            contact={undefined}
            typed={typed}
            takesAddress={takesAddress}
            onKnown={
              onKnown &&
              ((known) => {
                dialog.close();
                onKnown(known);
              })
            }
            {...formProps(dialog)}
          />
        )
      }
    </FormDialog>
  );
}
