import { readFileSync } from 'node:fs';
import type { Travel, Whereabouts } from '../../src/modules/scheduling/team/travel.js';

interface TravelCase {
  name: string;
  travel: Travel;
  from: Whereabouts;
  to: Whereabouts;
  minutes: number;
}

const FILE = new URL('../../../packages/testing/src/travel-cases.json', import.meta.url);

/** Travel times that the services, the database and the calendar must agree on. */
export const TRAVEL_CASES = JSON.parse(readFileSync(FILE, 'utf8')) as TravelCase[];
