import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import {
  DialogForm,
  FormItem,
  Input,
  RadioGroup,
  Switch,
  useFormInstance,
  useWatch,
  type SaveContext,
} from '@clearcoat/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { ColourInput, colourName } from '../shared/ColourInput';
import {
  KINDS,
  LABELS,
  newCrew,
  toCrewInput,
  toFormValues,
  type CrewFormValues,
} from './crew-form';
import styles from './CrewDialog.module.css';
import { TicksInput } from '../shared/TicksInput';
import { createCrew, refreshTeam, updateCrew, type Crew, type OpenRange } from './team-api';
import { useTeamPeople } from './use-team-people';
import { hoursInWords } from './week';
import { WeekHoursInput } from './WeekHoursInput';

interface CrewDialogProps {
  open: boolean;
  /** The crew being edited; none for a new one. */
  crew: Crew | undefined;
  /** The business's hours. */
  usual: readonly OpenRange[];
  onClose: () => void;
}

/** A switch with its text beside it. */
function Setting({ name, hint }: { name: 'active' | 'hasOwnHours'; hint: string }) {
  return (
    <div className={styles.setting}>
      <FormItem name={name} label={LABELS[name]} valuePropName="checked" className={styles.control}>
        <Switch />
      </FormItem>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}

function OwnHours({ usual }: { usual: readonly OpenRange[] }) {
  const form = useFormInstance<CrewFormValues>();
  const isOn = useWatch('hasOwnHours', form) === true;
  return (
    <>
      <Setting name="hasOwnHours" hint={`Otherwise the usual hours: ${hoursInWords(usual)}`} />
      {isOn && (
        <FormItem name="hours">
          <WeekHoursInput />
        </FormItem>
      )}
    </>
  );
}

export function CrewDialog({ open, crew, usual, onClose }: CrewDialogProps) {
  const client = useQueryClient();
  const people = useTeamPeople();
  const toValues = (stored: Crew) => toFormValues(stored, usual);

  const save = (values: CrewFormValues, { version, idempotencyKey }: SaveContext) => {
    // Hidden fields are missing in the values, such as the hours beside a switch that is off.
    const body = toCrewInput({ ...(crew ? toValues(crew) : newCrew(usual)), ...values });
    return crew ? updateCrew(crew.id, body, version) : createCrew(body, idempotencyKey(body));
  };
  const inWords = (name: keyof CrewFormValues, value: unknown) => {
    if (name === 'people') {
      const ids = value as string[];
      const names = people.filter(({ id }) => ids.includes(id)).map((person) => person.name);
      return names.join(', ') || 'Nobody';
    }
    if (name === 'hours') return hoursInWords(value as OpenRange[]);
    return name === 'kind' || name === 'colour' ? colourName(String(value)) : undefined;
  };

  return (
    <DialogForm
      open={open}
      title={crew ? 'Edit Van or Bay' : 'Add Van or Bay'}
      onClose={onClose}
      initialValues={crew ? toValues(crew) : newCrew(usual)}
      save={save}
      conflict={{ stored: crew, toValues, labels: LABELS, inWords }}
      onSaved={({ name }) => {
        toast({ title: crew ? 'Van or bay updated' : 'Van or bay added', description: name });
        void refreshTeam(client);
      }}
      failureText={(error) => errorText(error, 'Failed to save it. Please try again.')}
      submitLabel="Save"
    >
      <FormItem
        name="name"
        label={LABELS.name}
        required
        rules={[{ required: true, whitespace: true, message: 'Please enter a name' }]}
      >
        <Input autoComplete="off" placeholder="Van 1" maxLength={60} />
      </FormItem>
      <FormItem name="kind" label={LABELS.kind}>
        <RadioGroup aria-label={LABELS.kind} options={[...KINDS]} />
      </FormItem>
      <FormItem name="colour" label={LABELS.colour}>
        <ColourInput />
      </FormItem>
      {people.length > 0 && (
        <FormItem name="people" label={LABELS.people}>
          <TicksInput label={LABELS.people} choices={people} />
        </FormItem>
      )}
      <OwnHours usual={usual} />
      <Setting name="active" hint="Turn off while it's in the workshop or on leave." />
    </DialogForm>
  );
}
