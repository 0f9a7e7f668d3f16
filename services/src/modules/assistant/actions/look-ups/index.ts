import type { Action } from '../action.js';
import { emptyDays } from '../free-time/empty-days.js';
import { extras } from './extras.js';
import { freeTime } from '../free-time/index.js';
import { openHours } from './open-hours.js';
import { priceOfTheirs } from '../price/of-theirs.js';
import { price } from '../price/index.js';
import { servicesPriced } from '../price/services-priced.js';
import { team } from './team.js';
import { unsold } from '../free-time/unsold.js';

/** What stands in the settings of a shop: asked for, it is meant whatever page tells how it is set. */
export const OF_THE_SHOP: readonly Action[] = [openHours, team, extras, servicesPriced];

/** These change nothing: one of two questions may be theirs. */
export const LOOK_UPS: readonly Action[] = [
  ...OF_THE_SHOP,
  unsold,
  emptyDays,
  freeTime,
  priceOfTheirs,
  price,
];
