import type { Change } from '../../plan/plan.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import type { Parts } from '../pieces/parts.js';
import { Sayings } from '../forms/sayings.js';
import { tokensOf } from '../pieces/said.js';

const UP =
  'grew|grow|grows|grown|growing|rose|rising|climbed|climbing|improved|improving|increased|increasing|gained|jumped|went_up|gone_up|going_up|is_up|are_up';
const DOWN =
  'dropped|dropping|drop|fell|fallen|falling|declined|declining|shrank|shrunk|shrinking|slipped|slipping|decreased|decreasing|went_down|gone_down|going_down|is_down|are_down|is_off|are_off';
const MUCH = 'the? most|fastest|biggest';

/** 'Which service grew the most': a most of what changed, and none of what there is. */
const GROWN = new Sayings(
  [`${UP} ${MUCH}`, 'crecio|crecieron|subio|subieron|aumento|aumentaron mas'],
  {},
  'anywhere',
);
const SHRUNK = new Sayings(
  [`${DOWN} ${MUCH}`, 'bajo|bajaron|cayo|cayeron|disminuyo mas'],
  {},
  'anywhere',
);

export function changeOrderOf(parts: Parts): Change | undefined {
  const words = tokensOf(parts.spans);
  return GROWN.says(words) ? 'grown' : SHRUNK.says(words) ? 'shrunk' : undefined;
}

const UPWARD = new Sayings([UP, 'up|crecio|subio|aumento'], {}, 'anywhere');
const DOWNWARD = new Sayings([DOWN, 'down|bajo|cayo'], {}, 'anywhere');
/** 'Which grew', of some that stand beside other days. */
export function changeSaidIn(parts: Parts): Change | undefined {
  const words = tokensOf(parts.spans);
  return UPWARD.says(words) ? 'grown' : DOWNWARD.says(words) ? 'shrunk' : undefined;
}

/** Its keys are the same in other days; of customers there may be too many. */
export const isChangedBy = (group: string | undefined): boolean =>
  group === undefined || (group !== 'customer' && !isTimeGroup(group));
