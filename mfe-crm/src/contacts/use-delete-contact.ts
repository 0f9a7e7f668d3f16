import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { useConfirm } from '@clearcoat/ui/core';
import { useUndoableDelete } from '@clearcoat/ui/table';
import { useQueryClient } from '@tanstack/react-query';
import { deleteContact, restoreContact, type Contact } from '../shared/contacts-api';

/**
 * Deleting a contact: at once, with Undo; with appointments to come it asks first.
 *
 * @returns `remove`, which answers whether it was meant, and the ids being removed, which lists leave out already
 */
export function useDeleteContact() {
  const client = useQueryClient();
  const confirm = useConfirm();
  const { remove, removing } = useUndoableDelete<Contact>({
    key: 'contacts',
    remove: deleteContact,
    restore: restoreContact,
    refresh: () => invalidateBusinessData(client),
    deleted: ({ name }) => ({
      title: 'Contact deleted',
      description: `${name} was removed from your contacts.`,
    }),
    restored: ({ name }) => ({
      title: 'Contact restored',
      description: `${name} is back in your contacts.`,
    }),
    failed: {
      remove: 'Failed to delete contact. Please try again.',
      restore: 'Failed to restore contact. Please try again.',
    },
  });

  const askAndRemove = async (contact: Contact) => {
    const count = contact.upcomingAppointments;
    const asked =
      count === 0 ||
      (await confirm({
        title: `Delete ${contact.name}?`,
        content: `${contact.name} has ${count === 1 ? 'an appointment' : `${count} appointments`} coming up. The schedule keeps ${count === 1 ? 'it' : 'them'}; the contact leaves your list.`,
        okText: 'Delete Contact',
        danger: true,
      }));
    if (asked) remove(contact);
    return asked;
  };
  return { remove: askAndRemove, removing };
}
