import { formatTimeRange } from '@clearcoat/sdk';
import { Button } from '@clearcoat/ui/core';
import { FieldPair, FormItem } from '@clearcoat/ui/forms';
import { useState } from 'react';
import { LABELS, type AppointmentFormValues, type FormProblem } from './appointment-form';
import type { Mark } from './AppointmentFields';
import { Fallback } from './Fallback';
import { FreeTimes } from './FreeTimes';
import styles from './Quick.module.css';
import { TimeSelect, type TimeList } from './TimeSelect';
import { useFreeStarts } from './use-free-starts';

interface TimeFieldsProps {
  values: AppointmentFormValues;
  times: TimeList;
  problem: FormProblem | undefined;
  marked: (field: FormProblem['field']) => Mark;
  /** The appointment being edited, which does not conflict with itself. */
  id: string | undefined;
  onChoose: (startTime: string) => void;
  onEndChosen: () => void;
}

/** Free starts of the day, with selects for any other start or end. */
export function TimeFields(props: TimeFieldsProps) {
  const { values, times, problem, marked, id, onChoose, onEndChosen } = props;
  const { date, startTime, endTime } = values;
  const [isOther, setIsOther] = useState(false);
  const starts = useFreeStarts(values, id);
  const hasStarts = starts?.length !== 0;
  return (
    <div className={styles.field}>
      {hasStarts && (
        <>
          <div className={styles.head}>
            <span className={styles.title}>Time</span>
            <span className={styles.range}>{formatTimeRange(startTime, endTime)}</span>
            {!isOther && (
              <Button variant="link" size="small" onClick={() => setIsOther(true)}>
                Other Time
              </Button>
            )}
          </div>
          <FreeTimes starts={starts ?? []} chosen={startTime} onChoose={onChoose} />
        </>
      )}
      <Fallback isShown={isOther || !hasStarts || problem?.field === 'endTime'}>
        <FieldPair isShort>
          <FormItem name="startTime" label={LABELS.startTime} required {...marked('startTime')}>
            <TimeSelect times={times} edge="start" date={date} />
          </FormItem>
          <FormItem name="endTime" label={LABELS.endTime} required {...marked('endTime')}>
            <TimeSelect
              times={times}
              edge="end"
              date={date}
              aria-invalid={problem?.field === 'endTime' || undefined}
              onChange={onEndChosen}
            />
          </FormItem>
        </FieldPair>
      </Fallback>
    </div>
  );
}
