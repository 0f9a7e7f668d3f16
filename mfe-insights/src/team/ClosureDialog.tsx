import { errorText } from '@clearcoat/api-client';
import { toast, useToday } from '@clearcoat/sdk';
import { DateInput } from '@clearcoat/ui/dates';
import {
  Checkbox,
  DialogForm,
  FieldPair,
  FormItem,
  Input,
  Select,
  useFormInstance,
  useWatch,
  type SaveContext,
} from '@clearcoat/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  LABELS,
  newClosure,
  timeInWords,
  toClosureInput,
  toFormValues,
  whoInWords,
  type ClosureFormValues,
} from './closure-form';
import { createClosure, refreshTeam, updateClosure, type Closure, type Crew } from './team-api';
import { timeOptions } from './week';

interface ClosureDialogProps {
  open: boolean;
  /** The closure being edited; none for a new one. */
  closure: Closure | undefined;
  crews: readonly Crew[];
  onClose: () => void;
}

/** Keeps the last day on or after the first. */
function Days() {
  const form = useFormInstance<ClosureFormValues>();
  const fromDate = useWatch('fromDate', form);
  const toDate = useWatch('toDate', form);
  const isBackward = Boolean(fromDate && toDate && toDate < fromDate);
  useEffect(() => {
    if (isBackward) form.setFieldValue('toDate', fromDate);
  }, [form, isBackward, fromDate]);
  return (
    <FieldPair>
      <FormItem name="fromDate" label={LABELS.fromDate}>
        <DateInput />
      </FormItem>
      <FormItem name="toDate" label={LABELS.toDate}>
        <DateInput min={fromDate} />
      </FormItem>
    </FieldPair>
  );
}

function Times() {
  const form = useFormInstance<ClosureFormValues>();
  const isAllDay = useWatch('isAllDay', form) !== false;
  const starts = useWatch('starts', form) ?? '';
  const ends = useWatch('ends', form) ?? '';
  return (
    <>
      <FormItem name="isAllDay" valuePropName="checked">
        <Checkbox>{LABELS.isAllDay}</Checkbox>
      </FormItem>
      <div hidden={isAllDay}>
        <FieldPair isShort>
          <FormItem name="starts" label={LABELS.starts}>
            <Select options={timeOptions(starts, 'starts')} />
          </FormItem>
          <FormItem name="ends" label={LABELS.ends}>
            <Select options={timeOptions(ends, 'ends')} />
          </FormItem>
        </FieldPair>
      </div>
    </>
  );
}

/** Closes the business or one crew for days or hours. */
export function ClosureDialog({ open, closure, crews, onClose }: ClosureDialogProps) {
  const client = useQueryClient();
  const today = useToday();
  const save = (values: ClosureFormValues, { version, idempotencyKey }: SaveContext) => {
    const body = toClosureInput(values);
    if (closure) return updateClosure(closure.id, body, version);
    return createClosure(body, idempotencyKey(body));
  };
  const inWords = (name: keyof ClosureFormValues, value: unknown) =>
    name === 'crewId' ? whoInWords(String(value) || null, crews) : undefined;
  const who = [
    { value: '', label: 'Everybody' },
    ...crews.map(({ id, name }) => ({ value: id, label: name })),
  ];

  return (
    <DialogForm
      open={open}
      title={closure ? 'Edit Closure' : 'Add Closure'}
      onClose={onClose}
      initialValues={closure ? toFormValues(closure) : newClosure(today)}
      save={save}
      conflict={{ stored: closure, toValues: toFormValues, labels: LABELS, inWords }}
      onSaved={(saved) => {
        toast({
          title: closure ? 'Closure updated' : 'Closure added',
          description: timeInWords(saved, today),
        });
        void refreshTeam(client);
      }}
      failureText={(error) => errorText(error, 'Failed to save the closure. Please try again.')}
      submitLabel="Save Closure"
    >
      <FormItem name="reason" label={LABELS.reason}>
        <Input autoComplete="off" placeholder="Thanksgiving" maxLength={200} />
      </FormItem>
      <Days />
      <Times />
      <FormItem name="crewId" label={LABELS.crewId}>
        <Select options={who} />
      </FormItem>
    </DialogForm>
  );
}
