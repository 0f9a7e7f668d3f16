import { isIsoDate, useSearchParams } from '@clearcoat/sdk';
import type { DateRange } from '../shared/appointments-api';

export type Tab = 'upcoming' | 'past';

/** Somebody may have written the later day first. */
const inOrder = (one: string, other: string): DateRange =>
  one <= other ? [one, other] : [other, one];

/** The list's tab and dates, kept in the address so that they can be shared and gone back to. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const range: DateRange = isIsoDate(from) && isIsoDate(to) ? inOrder(from, to) : null;
  const tab: Tab = params.get('tab') === 'past' ? 'past' : 'upcoming';

  const put = (next: { tab: Tab; range: DateRange }) =>
    setParams(
      {
        ...(next.tab === 'past' ? { tab: 'past' } : {}),
        ...(next.range ? { from: next.range[0], to: next.range[1] } : {}),
      },
      { replace: true },
    );
  return {
    tab,
    range,
    setTab: (next: Tab) => put({ tab: next, range }),
    setRange: (next: DateRange) => put({ tab, range: next }),
  };
}
