import { errorText } from '@clearcoat/api-client';
import { useCan } from '@clearcoat/sdk';
import { Card, ErrorState, SkeletonForm } from '@clearcoat/ui/core';
import { FormItem, NumberInput, SavedForm } from '@clearcoat/ui/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Columns } from '../shared/Columns';
import { ClosuresCard } from './ClosuresCard';
import { hoursQuery, refreshTeam, saveHours, type WeekHours } from './team-api';
import styles from './team.module.css';
import { hoursInWords } from './week';
import { WeekHoursInput } from './WeekHoursInput';

/** As the server has it. */
const LONGEST_TRAVEL = 240;

const travelInWords = ({ travelMinutes, farTravelMinutes }: WeekHours) =>
  [
    travelMinutes > 0 && `${travelMinutes} min to drive to the next job`,
    farTravelMinutes !== null &&
      farTravelMinutes > travelMinutes &&
      `${farTravelMinutes} min to another ZIP code`,
  ]
    .filter(Boolean)
    .join(', ');

function WeekForm({ week }: { week: WeekHours }) {
  const client = useQueryClient();
  const save = async (values: WeekHours) => {
    await saveHours(values);
    void refreshTeam(client);
  };
  return (
    <SavedForm
      initialValues={week}
      save={save}
      savedText="Your hours were saved."
      failureText={(error) => errorText(error, 'Failed to save your hours. Please try again.')}
      submitLabel="Save Hours"
    >
      <FormItem name="ranges">
        <WeekHoursInput />
      </FormItem>
      <FormItem
        name="travelMinutes"
        label="Drive to the next job (min)"
        extra="Stays free between two jobs of a van that are not at the same place."
      >
        <NumberInput min={0} max={LONGEST_TRAVEL} precision={0} step={5} />
      </FormItem>
      <FormItem
        name="farTravelMinutes"
        label="Drive to another ZIP code (min)"
        extra="Counts instead where both ZIP codes are known and differ. Empty: as long as to any other place."
      >
        <NumberInput min={0} max={LONGEST_TRAVEL} precision={0} step={5} />
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
      </>
    );
  }
  if (!error) return <SkeletonForm label="Loading hours..." fields={7} />;
  return <ErrorState title="Your hours didn't load" error={error} onRetry={() => void refetch()} />;
}

/** When everybody works, week by week, and the days that are otherwise. */
export function HoursTab() {
  return (
    <Columns side={<ClosuresCard />}>
      <Card title="Opening Hours">
        <p className={styles.lead}>
          The same every week, for every van and bay that has no hours of its own.
        </p>
        <Week />
      </Card>
    </Columns>
  );
}
