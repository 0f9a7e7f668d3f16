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

/** Directions link for the device's maps app; null if no address is known. */
export function directionsUrl(address: Address): string | null {
  const line = addressLine(address);
  if (line === '') return null;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(line)}`;
}

/** Maximum stops in one link of a maps app, the destination included. A phone's browser takes four. */
export const MOST_IN_LINK = 10;

/**
 * Directions links along several addresses, starting at the device. The links work on phones, tablets
 * and desktops. The same address twice in a row is one stop. A longer route becomes several links, each
 * starting where the previous one ends.
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
