import { FormDialog, type FormInDialog } from '@clearcoat/ui/forms';
import type { Contact } from '../shared/contacts-api';
import { ContactForm } from './ContactForm';
import { FreshContact } from './FreshContact';

interface ContactDialogProps {
  open: boolean;
  /** The contact being edited; none for a new one. */
  contact?: Contact | undefined;
  /** Search text that a new contact starts from. Default: none. */
  typed?: string;
  /** Whether the form of a new contact has address fields. Default: false. */
  takesAddress?: boolean;
  onSaved: (contact: Contact) => void;
  /**
   * Chooses an existing contact with the same number instead. Default: a link opens that contact.
   */
  onKnown?: (contact: Contact) => void;
  onClose: () => void;
}

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
