import { IconButton } from '@clearcoat/ui/core';
import { useEffect, useState } from 'react';

/** A second click within this time cancels. */
const ARMED_MS = 3000;

interface CancelButtonProps {
  /** Customer of the appointment. */
  customer: string;
  loading: boolean;
  onCancel: () => void;
}

/** Two-step cancel button: the first click arms it, the second cancels. */
export function CancelButton({ customer, loading, onCancel }: CancelButtonProps) {
  const [isArmed, setIsArmed] = useState(false);
  useEffect(() => {
    if (!isArmed) return undefined;
    const timer = setTimeout(() => setIsArmed(false), ARMED_MS);
    return () => clearTimeout(timer);
  }, [isArmed]);

  const press = () => {
    setIsArmed(!isArmed);
    if (isArmed) onCancel();
  };
  return (
    <>
      <IconButton
        icon="ban"
        tone={isArmed ? 'danger-armed' : 'danger'}
        label={
          isArmed
            ? `Click again to cancel appointment for ${customer}`
            : `Cancel appointment for ${customer}`
        }
        loading={loading}
        onClick={press}
      />
      <span aria-live="polite" className="cc-visually-hidden">
        {isArmed && 'Click again within 3 seconds to cancel'}
      </span>
    </>
  );
}
