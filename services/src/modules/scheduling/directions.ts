export interface Address {
  street: string;
  city: string;
  region: string;
  postcode: string;
}

/** '14 Elm St, Springfield, OH 45501' */
export const addressLine = ({ street, city, region, postcode }: Address): string =>
  [street, city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Opens the way there in whatever the device has for maps; null where no address is known. */
export function directionsUrl(address: Address): string | null {
  const line = addressLine(address);
  if (line === '') return null;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(line)}`;
}
