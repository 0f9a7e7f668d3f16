import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { moneyText, parseMoney } from '@clearcoat/sdk/rules';
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
import { useQueryClient } from '@tanstack/react-query';
import { TicksInput } from '../shared/TicksInput';
import {
  createAddon,
  refreshSettings,
  updateAddon,
  type Addon,
  type AddonInput,
  type Service,
} from './settings-api';

interface AddonFormValues {
  name: string;
  description: string;
  price: string;
  minutes: number | null;
  serviceIds: string[];
}

const LABELS: Record<keyof AddonFormValues, string> = {
  name: 'Name',
  description: 'Description',
  price: 'Price',
  minutes: 'Extra time (min)',
  serviceIds: 'Offered with',
};

const NEW: AddonFormValues = { name: '', description: '', price: '', minutes: 0, serviceIds: [] };

const toFormValues = ({ name, description, price, minutes, serviceIds }: Addon) => ({
  ...{ name, description, minutes, serviceIds },
  price: moneyText(price),
});

const toInput = ({ price, minutes, ...values }: AddonFormValues): AddonInput => ({
  ...values,
  price: parseMoney(price),
  minutes: minutes ?? 0,
});

/** 'Full Detail, Wash and Wax'; an empty list means all services. */
export function offeredWith(ids: readonly string[], services: readonly Service[]): string {
  const names = services.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return ids.length === 0 ? 'Every service' : names.join(', ') || 'None of your services';
}

interface AddonDialogProps {
  open: boolean;
  /** The add-on being edited; none for a new one. */
  addon: Addon | undefined;
  services: readonly Service[];
  onClose: () => void;
}

export function AddonDialog({ open, addon, services, onClose }: AddonDialogProps) {
  const client = useQueryClient();
  const save = (values: AddonFormValues, { version, idempotencyKey }: SaveContext) => {
    const body = toInput(values);
    if (addon) return updateAddon(addon.id, body, version);
    return createAddon(body, idempotencyKey(body));
  };
  const inWords = (name: keyof AddonFormValues, value: unknown) => {
    if (name === 'price') return `$${String(value)}`;
    return name === 'serviceIds' ? offeredWith(value as string[], services) : undefined;
  };
  return (
    <DialogForm
      open={open}
      title={addon ? 'Edit Add-on' : 'Add an Add-on'}
      onClose={onClose}
      initialValues={addon ? toFormValues(addon) : NEW}
      save={save}
      conflict={{ stored: addon, toValues: toFormValues, labels: LABELS, inWords }}
      onSaved={({ name }) => {
        toast({ title: addon ? 'Add-on updated' : 'Add-on added', description: name });
        void refreshSettings(client);
      }}
      failureText={(error) => errorText(error, 'Failed to save the add-on. Please try again.')}
      submitLabel="Save Add-on"
    >
      <FormItem
        name="name"
        label={LABELS.name}
        required
        rules={[{ required: true, whitespace: true, message: 'Please enter a name' }]}
      >
        <Input maxLength={120} autoComplete="off" placeholder="Pet hair" />
      </FormItem>
      <FormItem name="description" label={`${LABELS.description} (Optional)`}>
        <TextArea rows={2} maxLength={500} />
      </FormItem>
      <FieldPair>
        <FormItem name="price" label={LABELS.price} required>
          <MoneyInput />
        </FormItem>
        <FormItem name="minutes" label={LABELS.minutes}>
          <NumberInput min={0} max={1440} precision={0} step={15} />
        </FormItem>
      </FieldPair>
      <FormItem name="serviceIds" label={LABELS.serviceIds} extra="Leave empty for every service.">
        <TicksInput label={LABELS.serviceIds} choices={services} />
      </FormItem>
    </DialogForm>
  );
}
