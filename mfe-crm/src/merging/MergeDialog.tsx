import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { DialogForm, FormItem, useFormInstance, useWatch } from '@clearcoat/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import type { Contact } from '../shared/contacts-api';
import { CandidateSelect } from './CandidateSelect';
import { mergeContacts } from './merge-api';
import { LABELS, valuesOf, type MergeFormValues } from './merge-form';
import { MergePreview } from './MergePreview';

function Fields({ kept }: { kept: Contact }) {
  const form = useFormInstance<MergeFormValues>();
  const otherId = useWatch('otherId', form);
  return (
    <>
      <FormItem
        name="otherId"
        label={LABELS.otherId}
        rules={[{ required: true, message: 'Please choose the other customer' }]}
      >
        <CandidateSelect kept={kept} />
      </FormItem>
      {otherId && <MergePreview key={otherId} kept={kept} otherId={otherId} />}
    </>
  );
}

interface MergeDialogProps {
  open: boolean;
  /** The contact to keep, which gets everything of the other one. */
  kept: Contact;
  onClose: () => void;
}

/** Merges two contacts, with a preview. */
export function MergeDialog({ open, kept, onClose }: MergeDialogProps) {
  const client = useQueryClient();
  const save = ({ otherId = '', ...values }: MergeFormValues) => {
    const { otherId: _nobody, ...own } = valuesOf(kept);
    return mergeContacts(kept.id, { ...own, ...values, otherId });
  };
  return (
    <DialogForm
      open={open}
      title={`Merge into ${kept.name}`}
      onClose={onClose}
      initialValues={valuesOf(kept)}
      save={save}
      onSaved={({ name }) => {
        toast({ title: 'Customers merged', description: `${name} now has everything from both.` });
        void invalidateBusinessData(client);
      }}
      failureText={(error) => errorText(error, 'Failed to merge the customers. Please try again.')}
      submitLabel="Merge Customers"
      danger
    >
      <Fields kept={kept} />
    </DialogForm>
  );
}
