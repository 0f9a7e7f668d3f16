import { errorText } from '@clearcoat/api-client';
import { useCan } from '@clearcoat/sdk';
import { Card, ErrorState, SkeletonForm } from '@clearcoat/ui/core';
import {
  FormItem,
  NumberInput,
  RadioGroup,
  SavedForm,
  type SaveContext,
} from '@clearcoat/ui/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { saidMinutes } from '../shared/duration';
import { Columns } from '../shared/Columns';
import { ClosuresCard } from './ClosuresCard';
import { hoursQuery, refreshTeam, saveHours, type WeekHours } from './team-api';
import styles from './team.module.css';
import { hoursInWords } from './week';
import { WeekHoursInput } from './WeekHoursInput';

/** The server's limit. */
const LONGEST_TRAVEL = 240;

const travelInWords = ({ travelMinutes, farTravelMinutes }: WeekHours) =>
  [
    travelMinutes > 0 && `${saidMinutes(travelMinutes)} to drive to the next job`,
    farTravelMinutes !== null &&
      farTravelMinutes > travelMinutes &&
      `${saidMinutes(farTravelMinutes)} to another ZIP code`,
  ]
    .filter(Boolean)
    .join(', ');

/** Values of the form; the time step is text because a radio group takes strings. */
type WeekValues = Pick<WeekHours, 'ranges' | 'travelMinutes' | 'farTravelMinutes'> & {
  timeStep: string;
};

const LABELS: Record<keyof WeekValues, string> = {
  ranges: 'Opening hours',
  travelMinutes: 'Drive to the next job (min)',
  farTravelMinutes: 'Drive to another ZIP code (min)',
  timeStep: 'Times in steps of',
};

const TIME_STEPS = [60, 30, 15] as const;
const STEP_OPTIONS = TIME_STEPS.map((step) => ({ value: String(step), label: `${step} minutes` }));

const toValues = ({
  ranges,
  travelMinutes,
  farTravelMinutes,
  timeStep,
}: WeekHours): WeekValues => ({
  ...{ ranges, travelMinutes, farTravelMinutes },
  timeStep: String(timeStep),
});

type WeekSaved = Parameters<typeof saveHours>[0];

const toInput = ({ timeStep, ...values }: WeekValues): WeekSaved => ({
  ...values,
  timeStep: TIME_STEPS.find((step) => String(step) === timeStep),
});

function inWords(name: keyof WeekValues, value: unknown): string | undefined {
  if (name === 'ranges') return hoursInWords(value as WeekHours['ranges']);
  return name === 'timeStep' ? `${String(value)} minutes` : undefined;
}

function WeekForm({ week }: { week: WeekHours }) {
  const client = useQueryClient();
  const save = async (values: WeekValues, { version }: SaveContext) => {
    const saved = await saveHours(toInput(values), version);
    void refreshTeam(client);
    return saved;
  };
  return (
    <SavedForm
      initialValues={toValues(week)}
      save={save}
      conflict={{ stored: week, toValues, labels: LABELS, inWords }}
      savedText="Your hours were saved."
      failureText={(error) => errorText(error, 'Failed to save your hours. Please try again.')}
      submitLabel="Save Hours"
    >
      <FormItem name="ranges">
        <WeekHoursInput />
      </FormItem>
      <FormItem
        name="travelMinutes"
        label={LABELS.travelMinutes}
        extra="Kept free between two jobs at different places."
      >
        <NumberInput min={0} max={LONGEST_TRAVEL} precision={0} step={5} />
      </FormItem>
      <FormItem
        name="farTravelMinutes"
        label={LABELS.farTravelMinutes}
        extra="Used when the next job is in another ZIP code. Leave empty to use the time above."
      >
        <NumberInput min={0} max={LONGEST_TRAVEL} precision={0} step={5} />
      </FormItem>
      <FormItem
        name="timeStep"
        label={LABELS.timeStep}
        extra="Time lists, free times and the calendar use these steps. You can still enter any other time."
      >
        <RadioGroup aria-label={LABELS.timeStep} options={STEP_OPTIONS} />
      </FormItem>
    </SavedForm>
  );
}

function Week() {
  const canWrite = useCan('settings:write');
  const { data: week, error, refetch } = useQuery(hoursQuery());
  if (week && canWrite) return <WeekForm week={week} />;
  if (week) {
    return (
      <>
        <p>{hoursInWords(week.ranges)}</p>
        <p>{travelInWords(week)}</p>
        <p>Times in steps of {week.timeStep} minutes</p>
      </>
    );
  }
  if (!error) return <SkeletonForm label="Loading hours..." fields={7} />;
  return (
    <ErrorState title="Couldn't load your hours" error={error} onRetry={() => void refetch()} />
  );
}

/** Weekly hours of the business, and the closures. */
export function HoursTab() {
  return (
    <Columns side={<ClosuresCard />}>
      <Card title="Opening Hours">
        <p className={styles.lead}>
          The same every week, for every van and bay without its own hours.
        </p>
        <Week />
      </Card>
    </Columns>
  );
}
