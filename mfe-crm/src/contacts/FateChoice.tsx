import { RadioGroup } from '@clearcoat/ui/forms';
import { useState } from 'react';
import type { AppointmentsFate } from '../shared/contacts-api';
import styles from './FateChoice.module.css';

export const USUAL_FATE: AppointmentsFate = 'keep';

interface FateChoiceProps {
  name: string;
  /** Appointments still to come. */
  count: number;
  onChoose: (fate: AppointmentsFate) => void;
}

/** Choice between cancelling and keeping a deleted contact's appointments. */
export function FateChoice({ name, count, onChoose }: FateChoiceProps) {
  const [fate, setFate] = useState(USUAL_FATE);
  const isOne = count === 1;
  const options = [
    { value: 'keep', label: isOne ? 'Keep it on the schedule' : 'Keep them on the schedule' },
    { value: 'cancel', label: isOne ? 'Cancel it' : 'Cancel them' },
  ];
  const choose = (chosen: string) => {
    setFate(chosen as AppointmentsFate);
    onChoose(chosen as AppointmentsFate);
  };
  return (
    <div className={styles.choice}>
      <p>
        {`${name} has ${isOne ? 'an appointment' : `${count} appointments`} coming up. The contact leaves your list.`}
      </p>
      <RadioGroup
        aria-label="Appointments coming up"
        options={options}
        value={fate}
        onChange={choose}
      />
    </div>
  );
}
