import { useEffect, useState } from 'react';
import { useNow } from '../shared/use-now';
import { toMinutes } from '@clearcoat/sdk/rules';

const MINUTE_MS = 60_000;

/** Today and the current minute in the business's time zone, updated as time passes. */
export function useMinute() {
  const { today, time } = useNow();
  const [, setTurns] = useState(0);
  useEffect(() => {
    const timer = window.setInterval(() => setTurns((turns) => turns + 1), MINUTE_MS / 2);
    return () => window.clearInterval(timer);
  }, []);
  return { today, minute: toMinutes(time) };
}
