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

/** How long it is from one job to another: what the services, the database and the calendar have to agree on. */
export const TRAVEL_CASES = JSON.parse(readFileSync(FILE, 'utf8')) as TravelCase[];
