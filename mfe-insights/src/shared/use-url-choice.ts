import { useSearchParams } from '@clearcoat/sdk';

/**
 * A choice stored in the URL. Unknown values count as the default, which is left out of the
 * address.
 *
 * @example const [period, setPeriod] = useUrlChoice('period', PERIODS, '30days');
 */
export function useUrlChoice<Value extends string>(
  name: string,
  choices: readonly { value: Value }[],
  fallback: Value,
): [Value, (value: Value) => void] {
  const [search, setSearch] = useSearchParams();
  const chosen = choices.find(({ value }) => value === search.get(name))?.value ?? fallback;

  function choose(value: Value) {
    setSearch(
      (current) => {
        if (value === fallback) current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace: true },
    );
  }
  return [chosen, choose];
}
