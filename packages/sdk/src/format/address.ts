/** A postal address. */
export interface Address {
  street: string;
  city: string;
  region: string;
  postcode: string;
}

/**
 * An address as on an envelope, one text a line; missing parts are left out.
 *
 * @example addressLines({ street: '14 Elm St', city: 'Springfield', region: 'OH', postcode: '45501' })
 *   // ['14 Elm St', 'Springfield, OH 45501']
 */
export function addressLines({ street, city, region, postcode }: Address): string[] {
  const state = [region, postcode].filter(Boolean).join(' ');
  return [street, [city, state].filter(Boolean).join(', ')].filter(Boolean);
}
