import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { useConfirm } from '@clearcoat/ui/core';
import { useUndoableDelete } from '@clearcoat/ui/table';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  deleteContact,
  restoreContact,
  type AppointmentsFate,
  type Contact,
} from '../shared/contacts-api';
import { FateChoice, USUAL_FATE } from './FateChoice';

/**
 * Deletes a contact at once, with Undo. If there are upcoming appointments, it asks first what
 * happens to them.
 *
 * @returns `remove`, which resolves to whether it was confirmed, and the ids being removed, which
 *   lists already hide
 */
export function useDeleteContact() {
  const client = useQueryClient();
  const confirm = useConfirm();
  const [fates] = useState(() => new Map<string, AppointmentsFate>());
  const { remove, removing } = useUndoableDelete<Contact>({
    key: 'contacts',
    remove: (id) => deleteContact(id, fates.get(id)),
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
    const { id, name, upcomingAppointments: count } = contact;
    fates.delete(id);
    if (count > 0) fates.set(id, USUAL_FATE);
    const isMeant =
      count === 0 ||
      (await confirm({
        title: `Delete ${name}?`,
        content: <FateChoice {...{ name, count }} onChoose={(fate) => fates.set(id, fate)} />,
        okText: 'Delete Contact',
        danger: true,
      }));
    if (isMeant) remove(contact);
    return isMeant;
  };
  return { remove: askAndRemove, removing };
}
