import { Select } from '@clearcoat/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { vehicleMakesQuery } from '../vehicles/vehicles-api';
import styles from './MakeSelect.module.css';

interface MakeSelectProps {
  /** '' for any. */
  value: string;
  onChange: (make: string) => void;
}

/** Filter by the make of a vehicle. The makes load when somebody opens it. */
export function MakeSelect({ value, onChange }: MakeSelectProps) {
  const [isNeeded, setIsNeeded] = useState(false);
  const { data, isLoading } = useQuery({ ...vehicleMakesQuery(), enabled: isNeeded });
  const makes = (data ?? []).map(({ make, contacts }) => ({
    value: make,
    label: `${make} · ${contacts}`,
  }));
  const isListed = value === '' || makes.some((each) => each.value === value);
  return (
    <Select
      className={styles.make}
      aria-label="Vehicle make"
      showSearch
      loading={isLoading}
      value={value}
      onChange={onChange}
      onFocus={() => setIsNeeded(true)}
      popupMatchSelectWidth={200}
      options={[
        { value: '', label: 'Any vehicle' },
        ...(isListed ? [] : [{ value, label: value }]),
        ...makes,
      ]}
    />
  );
}
