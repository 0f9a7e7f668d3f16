import { useState } from 'react';
import { ApiError, errorText, IdempotencyKeys } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContact, updateContact, type Contact } from '../shared/contacts-api';
import { toContactInput, type ContactFormValues } from './contact-form';

/** Stays in the dialog beside the way out of it, where a toast would pass. */
const planLimitOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'plan_limit' ? error.serverMessage : undefined;

function failureText(error: unknown, isNew: boolean): string {
  const verb = isNew ? 'create' : 'update';
  if (error instanceof ApiError && error.isNetwork) {
    return `Failed to ${isNew ? 'add' : verb} contact. Please try again.`;
  }
  const text = `Failed to ${verb} contact. Please try again.`;
  // What is wrong with a field stands below the field, and only there.
  const isAboutFields = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return isAboutFields ? text : errorText(error, text);
}

const isConflict = (error: unknown) =>
  error instanceof ApiError && error.code === 'version_conflict';

interface Save {
  values: ContactFormValues;
  /** What the change of an existing contact is based on. */
  version: number | undefined;
}

/**
 * Saving the contact form, as a new contact or over an existing one.
 *
 * @param contact - the contact being edited; none for a new one
 */
export function useSaveContact(contact: Contact | undefined) {
  const client = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async ({ values, version }: Save) => {
      const body = toContactInput(values);
      if (contact) return updateContact(contact.id, body, version);
      const created = await createContact(body, keys.headers(body));
      keys.done();
      return created;
    },
    onSuccess: () => void invalidateBusinessData(client),
    onError: (failure) => {
      // What stays in the dialog is said there.
      if (planLimitOf(failure) || isConflict(failure)) return;
      const description = failureText(failure, !contact);
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });
  return { save: mutateAsync, isSaving: isPending, planLimit: planLimitOf(error) };
}
