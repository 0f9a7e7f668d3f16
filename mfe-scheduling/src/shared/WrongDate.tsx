import { isIsoDate, useSearchParams } from '@clearcoat/sdk';
import { Alert } from '@clearcoat/ui/core';

/** Of a page of one day. */
export const TODAY_INSTEAD = 'Today is shown.';

interface WrongDateProps {
  /** The query parameters that hold dates. */
  names: readonly string[];
  /** Sentence about the date that is shown instead. */
  instead: string;
}

/** Says that the address names a day which no calendar has, such as February 31. */
export function WrongDate({ names, instead }: WrongDateProps) {
  const [params] = useSearchParams();
  const wrong = names
    .map((name) => params.get(name) ?? '')
    .find((date) => date && !isIsoDate(date));
  if (!wrong) return null;
  return <Alert type="info">{`“${wrong}” isn't a date. ${instead}`}</Alert>;
}
