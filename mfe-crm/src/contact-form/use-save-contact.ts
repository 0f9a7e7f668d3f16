import { ApiError, errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { setFieldErrors, useSaveForm, type FormInstance } from '@clearcoat/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createContact, updateContact, type Contact } from '../shared/contacts-api';
import {
  EMPTY_CONTACT,
  FORM_FIELDS,
  LABELS,
  missingFields,
  newContact,
  REQUIRED_MESSAGE,
  toContactInput,
  toFormValues,
  type ContactFormValues,
} from './contact-form';
import { consentsOfTicks, type NewConsents } from '../consent/consents';
import { AddressSaver, missingOfAddress, type NewAddress } from './new-address';

/**
 * Message for a reached plan limit. It stays in the dialog beside a link to the plans, because a
 * toast would disappear.
 */
const planLimitOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'plan_limit' ? error.serverMessage : undefined;

const ADDRESS_FAILED = 'The contact was saved, the address was not. Please save again.';

function failureText(error: unknown, isNew: boolean): string {
  const verb = isNew ? 'create' : 'update';
  if (error instanceof ApiError && error.isNetwork) {
    return `Failed to ${isNew ? 'add' : verb} contact. Please try again.`;
  }
  const text = `Failed to ${verb} contact. Please try again.`;
  // Field errors appear below their fields only.
  const isAboutFields = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return isAboutFields ? text : errorText(error, text);
}

type FormValues = ContactFormValues & NewAddress & NewConsents;

const isComplete =
  (initial: ContactFormValues) =>
  (values: FormValues, form: FormInstance<FormValues>): boolean => {
    const missing = missingFields(values, initial);
    const ofAddress = missingOfAddress(values);
    const [description] =
      Object.keys(missing).length > 0 ? [REQUIRED_MESSAGE] : Object.values(ofAddress);
    if (description === undefined) return true;
    toast({ title: 'Validation Error', description, variant: 'destructive' });
    setFieldErrors(form, { ...missing, ...ofAddress });
    return false;
  };

interface Saving {
  /** The contact being edited; none for a new one. */
  contact: Contact | undefined;
  /** Search text that a new contact starts from. Default: none. */
  typed?: string | undefined;
  onSaved: (contact: Contact) => void;
  onDirtyChange: (dirty: boolean) => void;
}

/** Saves the contact form, for a new or an existing contact. */
export function useSaveContact({ contact, typed = '', onSaved, onDirtyChange }: Saving) {
  const client = useQueryClient();
  const [planLimit, setPlanLimit] = useState<string>();
  const initial = contact ? toFormValues(contact) : newContact(typed);
  // The contact may be saved although its address failed.
  const created = useRef<Contact>(undefined);
  const [addresses] = useState(() => new AddressSaver());
  const saving = useSaveForm<FormValues, Contact, Contact>({
    accepts: isComplete(contact ? initial : EMPTY_CONTACT),
    save: async (values, { version, idempotencyKey }) => {
      const body = { ...toContactInput(values, !contact), ...consentsOfTicks(values) };
      setPlanLimit(undefined);
      if (contact) return updateContact(contact.id, body, version);
      const { current: saved } = created;
      created.current = saved
        ? await updateContact(saved.id, body, saved.version)
        : await createContact(body, idempotencyKey(body));
      await addresses.save(created.current, values);
      return created.current;
    },
    fieldNames: FORM_FIELDS,
    conflict: { stored: contact, toValues: toFormValues, labels: LABELS },
    onDirtyChange,
    onSaved: (saved) => {
      void invalidateBusinessData(client);
      onSaved(saved);
    },
    onFailed: (error) => {
      const limit = planLimitOf(error);
      setPlanLimit(limit);
      if (limit) return;
      const description = created.current
        ? errorText(error, ADDRESS_FAILED)
        : failureText(error, !contact);
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });
  return { ...saving, initial, planLimit };
}
