import { useEffect, useState } from 'react';

/**
 * Debounced value, such as typed text.
 *
 * @param value - the current value
 * @param ms - milliseconds without a change. Default: 300.
 * @example const term = useDebounced(typed); const matches = useQuery(searchQuery(term));
 */
export function useDebounced<Value>(value: Value, ms = 300): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
