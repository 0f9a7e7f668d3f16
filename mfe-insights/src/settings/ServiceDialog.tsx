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
import {
  LABELS,
  SERVICE_FIELD_NAMES,
  serviceField,
  toFormValues,
  toServiceInput,
  type ServiceFieldName,
  type ServiceFormValues,
} from './service-form';
import { createService, refreshSettings, updateService, type Service } from './settings-api';

interface ServiceDialogProps {
  open: boolean;
  /** The service being edited; none for a new one. */
  service: Service | undefined;
  onClose: () => void;
}

const LONGEST_MINUTES = 24 * 60;

const inWords = (name: keyof ServiceFormValues, value: unknown) =>
  name === 'price' ? `$${String(value)}` : undefined;

const isNumber = (name: ServiceFieldName) => ['minutes', 'money'].includes(serviceField(name).kind);
const TEXTS = SERVICE_FIELD_NAMES.filter((name) => !isNumber(name));
const NUMBERS = SERVICE_FIELD_NAMES.filter(isNumber);

function Control({ name, ...control }: { name: ServiceFieldName }) {
  const { kind, longest } = serviceField(name);
  if (kind === 'minutes') {
    return <NumberInput min={1} max={LONGEST_MINUTES} precision={0} step={15} {...control} />;
  }
  if (kind === 'money') return <MoneyInput {...control} />;
  if (kind === 'lines') return <TextArea rows={3} maxLength={longest} {...control} />;
  return <Input maxLength={longest} autoComplete="off" {...control} />;
}

function Field({ name }: { name: ServiceFieldName }) {
  const { label, required, isOptional = false } = serviceField(name);
  return (
    <FormItem
      name={name}
      label={isOptional ? `${label} (Optional)` : label}
      required={!isOptional}
      rules={required ? [{ required: true, whitespace: true, message: required }] : []}
    >
      <Control name={name} />
    </FormItem>
  );
}

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
      {TEXTS.map((name) => (
        <Field key={name} name={name} />
      ))}
      <FieldPair>
        {NUMBERS.map((name) => (
          <Field key={name} name={name} />
        ))}
      </FieldPair>
    </DialogForm>
  );
}
