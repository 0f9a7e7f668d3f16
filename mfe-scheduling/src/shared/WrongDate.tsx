import { isIsoDate, useSearchParams } from '@clearcoat/sdk';
import { Alert } from '@clearcoat/ui/core';

/** `instead` of a page that shows one day. */
export const TODAY_INSTEAD = 'Today is shown.';

interface WrongDateProps {
  /** The query parameters that hold dates. */
  names: readonly string[];
  /** Text about the date that is shown instead. */
  instead: string;
}

/** Notice for an impossible date in the address, such as February 31. */
export function WrongDate({ names, instead }: WrongDateProps) {
  const [params] = useSearchParams();
  const wrong = names
    .map((name) => params.get(name) ?? '')
    .find((date) => date && !isIsoDate(date));
  if (!wrong) return null;
  return <Alert type="info">{`“${wrong}” isn't a date. ${instead}`}</Alert>;
}
