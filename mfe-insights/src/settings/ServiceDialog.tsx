import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Checkbox,
  DialogForm,
  FieldPair,
  FormItem,
  Input,
  MoneyInput,
  NumberInput,
  Select,
  TextArea,
  useFormInstance,
  useWatch,
  type SaveContext,
} from '@clearcoat/ui/forms';
import { saidMinutes } from '../shared/duration';
import { ColourInput, colourName } from '../shared/ColourInput';
import { PricesInput } from './PricesInput';
import {
  LABELS,
  serviceField,
  toFormValues,
  toNewService,
  toServiceInput,
  type ServiceFieldName,
  type ServiceFormValues,
  type SizePrice,
} from './service-form';
import {
  createService,
  refreshSettings,
  sizeListQuery,
  updateService,
  type Service,
  type Size,
} from './settings-api';

interface ServiceDialogProps {
  open: boolean;
  /** The service being edited; none for a new one. */
  service: Service | undefined;
  onClose: () => void;
}

const LONGEST_MINUTES = 24 * 60;
const LONGEST_BUFFER = 8 * 60;
const LOCATIONS: { value: Service['location']; label: string }[] = [
  { value: 'both', label: "At the shop or the customer's" },
  { value: 'shop', label: 'Only at the shop' },
  { value: 'mobile', label: "Only at the customer's" },
];

function pricesInWords(prices: readonly SizePrice[], sizes: readonly Size[]): string {
  const words = prices.map(({ sizeId, price, minutes }) => {
    const name = sizes.find(({ id }) => id === sizeId)?.name ?? sizeId;
    return `${name} $${price}${minutes === null ? '' : `, ${saidMinutes(minutes)}`}`;
  });
  return words.join(' · ') || 'The same for all';
}

function inWords(name: keyof ServiceFormValues, value: unknown, sizes: readonly Size[]) {
  if (name === 'price') return `$${String(value)}`;
  if (name === 'prices') return pricesInWords(value as SizePrice[], sizes);
  if (name === 'hidden') return value === true ? 'Not offered' : 'Offered';
  if (name === 'location') return LOCATIONS.find((each) => each.value === value)?.label;
  return name === 'colour' ? colourName(String(value)) || 'None' : undefined;
}

function Control({ name, ...control }: { name: ServiceFieldName }) {
  const { kind, longest } = serviceField(name);
  if (kind === 'minutes' || kind === 'buffer') {
    const bounds =
      kind === 'minutes' ? { min: 1, max: LONGEST_MINUTES } : { min: 0, max: LONGEST_BUFFER };
    return <NumberInput {...bounds} precision={0} step={15} {...control} />;
  }
  if (kind === 'money') return <MoneyInput {...control} />;
  if (kind === 'lines') return <TextArea rows={3} maxLength={longest} {...control} />;
  if (kind === 'list') return <TextArea rows={5} maxLength={longest} {...control} />;
  return <Input maxLength={longest} autoComplete="off" {...control} />;
}

function Field({ name }: { name: ServiceFieldName }) {
  const { label, required, kind, extra, isOptional = kind === 'buffer' } = serviceField(name);
  return (
    <FormItem
      name={name}
      label={isOptional && kind !== 'buffer' ? `${label} (Optional)` : label}
      required={!isOptional}
      extra={extra}
      rules={required ? [{ required: true, whitespace: true, message: required }] : []}
    >
      <Control name={name} />
    </FormItem>
  );
}

/** Prices and durations that differ from the service's own. */
function BySize({ sizes }: { sizes: readonly Size[] }) {
  const form = useFormInstance<ServiceFormValues>();
  const price = useWatch('price', form) ?? '';
  const minutes = useWatch('duration', form) ?? null;
  if (sizes.length === 0) return null;
  return (
    <FormItem
      name="prices"
      label={LABELS.prices}
      extra="Leave empty to use the price and time above."
    >
      <PricesInput sizes={sizes} usual={{ price, minutes }} />
    </FormItem>
  );
}

export function ServiceDialog({ open, service, onClose }: ServiceDialogProps) {
  const client = useQueryClient();
  const { data: list } = useQuery({ ...sizeListQuery(), enabled: open });
  const sizes = list?.sizes ?? [];

  const save = (values: ServiceFormValues, { version, idempotencyKey }: SaveContext) => {
    // The size prices exist in the form only once the sizes have loaded.
    const entered = { ...toFormValues(service), ...values };
    if (service) return updateService(service.id, toServiceInput(entered), version);
    const body = toNewService(entered);
    return createService(body, idempotencyKey(body));
  };

  return (
    <DialogForm
      open={open}
      title={service ? 'Edit Service' : 'Add Service'}
      onClose={onClose}
      initialValues={toFormValues(service)}
      save={save}
      conflict={{
        stored: service,
        toValues: toFormValues,
        labels: LABELS,
        inWords: (name, value) => inWords(name, value, sizes),
      }}
      onSaved={({ name }) => {
        toast({ title: service ? 'Service updated' : 'Service added', description: name });
        void refreshSettings(client);
      }}
      failureText={(error) => errorText(error, 'Failed to save service. Please try again.')}
      submitLabel="Save Service"
    >
      <Field name="name" />
      <Field name="description" />
      <FieldPair>
        <Field name="duration" />
        <Field name="price" />
      </FieldPair>
      <BySize sizes={sizes} />
      <FieldPair>
        <Field name="bufferBefore" />
        <Field name="bufferAfter" />
      </FieldPair>
      <Field name="category" />
      <FormItem name="location" label={LABELS.location}>
        <Select options={LOCATIONS} />
      </FormItem>
      <Field name="checklist" />
      <FormItem name="colour" label={LABELS.colour}>
        <ColourInput withNone />
      </FormItem>
      <FormItem name="hidden" valuePropName="checked" extra="Jobs that already have it keep it.">
        <Checkbox>Don&apos;t offer it for new bookings</Checkbox>
      </FormItem>
    </DialogForm>
  );
}
