import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { useConfirm } from '@clearcoat/ui/core';
import {
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { deleteContact, restoreContact, type Contact } from '../shared/contacts-api';

const DELETE_KEY = ['contacts', 'delete'];

function fail(error: unknown, fallback: string): void {
  toast({ title: 'Error', description: errorText(error, fallback), variant: 'destructive' });
}

/** Not a mutation of the component: Undo still works when the person has moved on. */
async function undo(client: QueryClient, contact: Contact): Promise<void> {
  try {
    await restoreContact(contact.id);
    toast({ title: 'Contact restored', description: `${contact.name} is back in your contacts.` });
  } catch (error) {
    fail(error, 'Failed to restore contact. Please try again.');
  }
  await invalidateBusinessData(client);
}

/**
 * Deleting a contact: at once, with Undo; with appointments to come it asks first.
 *
 * @returns `remove`, and the ids being removed, which lists leave out already
 */
export function useDeleteContact() {
  const client = useQueryClient();
  const confirm = useConfirm();
  const { mutate } = useMutation({
    mutationKey: DELETE_KEY,
    mutationFn: (contact: Contact) => deleteContact(contact.id),
    onSuccess: (_answer, contact) => {
      toast({
        title: 'Contact deleted',
        description: `${contact.name} was removed from your contacts.`,
        action: { label: 'Undo', onClick: () => void undo(client, contact) },
      });
      return invalidateBusinessData(client);
    },
    onError: (error) => fail(error, 'Failed to delete contact. Please try again.'),
  });
  const removing = useMutationState({
    filters: { mutationKey: DELETE_KEY, status: 'pending' },
    select: (mutation) => (mutation.state.variables as Contact).id,
  });

  const remove = async (contact: Contact) => {
    const count = contact.upcomingAppointments;
    const asked =
      count === 0 ||
      (await confirm({
        title: `Delete ${contact.name}?`,
        content: `${contact.name} has ${count === 1 ? 'an appointment' : `${count} appointments`} coming up. The schedule keeps ${count === 1 ? 'it' : 'them'}; the contact leaves your list.`,
        okText: 'Delete Contact',
        danger: true,
      }));
    if (asked) mutate(contact);
  };
  return { remove, removing };
}
