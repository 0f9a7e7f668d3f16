import type { RouteLink } from './calendar/dto/route.dto.js';

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

/** So many stops a maps app takes at once, the last of them the destination; in a phone's browser it takes four. */
export const MOST_IN_LINK = 10;

/**
 * Opens the way along several addresses, from where the device is, in whatever it has for maps: on phones, tablets and
 * desktops alike. The same address twice in a row is one stop; a longer way is several links, each from where the one
 * before it ends.
 *
 * @param most - how many stops a link has at most
 */
export function routeLinks(lines: readonly string[], most = MOST_IN_LINK): RouteLink[] {
  const stops = lines.filter((line, index) => line !== '' && line !== lines[index - 1]);
  const links: RouteLink[] = [];
  for (let from = 0; from < stops.length; from += most) {
    const part = stops.slice(from, from + most);
    const origin = stops[from - 1];
    const between = part.slice(0, -1).map(encodeURIComponent);
    const query = [
      'api=1',
      ...(origin === undefined ? [] : [`origin=${encodeURIComponent(origin)}`]),
      `destination=${encodeURIComponent(part.at(-1) ?? '')}`,
      ...(between.length === 0 ? [] : [`waypoints=${between.join('%7C')}`]),
      'travelmode=driving',
    ];
    links.push({
      stops: part.length,
      url: `https://www.google.com/maps/dir/?${query.join('&')}`,
    });
  }
  return links;
}
