import type { Contact } from '../shared/contacts-api';
import { useAsked } from './asked';
import { ContactDialog } from './ContactDialog';
import { toastSaved } from './use-contact-dialog';

export default function NewContactDialog() {
  const { open, typed, onChosen, onClose } = useAsked();
  const choose = (saved: Contact) => {
    toastSaved(saved, true);
    onChosen(saved);
  };
  return (
    <ContactDialog
      open={open}
      typed={typed}
      takesAddress
      onSaved={choose}
      onKnown={onChosen}
      onClose={onClose}
    />
  );
}
