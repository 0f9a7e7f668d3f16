import { isIsoDate, useSearchParams } from '@clearcoat/sdk';
import type { DateRange } from '../shared/appointments-api';

export type Tab = 'upcoming' | 'past';

/** The two dates in the address may be in the wrong order. */
const inOrder = (one: string, other: string): DateRange =>
  one <= other ? [one, other] : [other, one];

/**
 * Tab and dates of the list in the address, so that they can be shared and the Back button works.
 */
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
