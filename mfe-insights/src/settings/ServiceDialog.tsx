import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { useQueryClient } from '@tanstack/react-query';
import {
  DialogForm,
  FieldPair,
  FormItem,
  Input,
  MoneyInput,
  NumberInput,
  TextArea,
  type SaveContext,
} from '@clearcoat/ui/forms';
import { toFormValues, toServiceInput, type ServiceFormValues } from './service-form';
import { createService, refreshSettings, updateService, type Service } from './settings-api';

interface ServiceDialogProps {
  open: boolean;
  /** The service being edited; none for a new one. */
  service: Service | undefined;
  onClose: () => void;
}

const LONGEST_MINUTES = 24 * 60;

const LABELS: Record<keyof ServiceFormValues, string> = {
  name: 'Service Name',
  description: 'Description',
  duration: 'Duration (min)',
  price: 'Price',
};

const inWords = (name: keyof ServiceFormValues, value: unknown) =>
  name === 'price' ? `$${String(value)}` : undefined;

/** Adds a service, or edits one. */
export function ServiceDialog({ open, service, onClose }: ServiceDialogProps) {
  const client = useQueryClient();

  const save = (values: ServiceFormValues, { version, idempotencyKey }: SaveContext) => {
    const body = toServiceInput(values);
    if (service) return updateService(service.id, body, version);
    return createService(body, idempotencyKey(body));
  };

  return (
    <DialogForm
      open={open}
      title={service ? 'Edit Service' : 'Add Service'}
      onClose={onClose}
      initialValues={toFormValues(service)}
      save={save}
      conflict={{ stored: service, toValues: toFormValues, labels: LABELS, inWords }}
      onSaved={({ name }) => {
        toast({ title: service ? 'Service updated' : 'Service added', description: name });
        void refreshSettings(client);
      }}
      failureText={(error) => errorText(error, 'Failed to save service. Please try again.')}
      submitLabel="Save Service"
    >
      <FormItem
        name="name"
        label="Service Name"
        rules={[{ required: true, whitespace: true, message: 'Enter a service name' }]}
      >
        <Input maxLength={120} autoComplete="off" />
      </FormItem>
      <FormItem name="description" label="Description (Optional)">
        <TextArea rows={3} maxLength={500} />
      </FormItem>
      <FieldPair>
        <FormItem name="duration" label="Duration (min)" required>
          <NumberInput min={1} max={LONGEST_MINUTES} precision={0} step={15} />
        </FormItem>
        <FormItem name="price" label="Price" required>
          <MoneyInput />
        </FormItem>
      </FieldPair>
    </DialogForm>
  );
}
