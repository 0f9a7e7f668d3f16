import type { Together } from './together.js';

/** Phrases about cars and about running a shop. */
export const OF_TRADE: readonly Together[] = [
  { as: 'clearcoat', says: ['clear_coat|clearcoat~'] },
  { as: 'fulldetail', says: ['full detail~'] },
  { as: 'swirls', says: ['swirl mark~'] },
  { as: 'apc', says: ['all purpose cleaner~'] },
  { as: 'recoat', says: ['between|second|another|2nd coat|layer~'] },
  { as: 'orangepeel', says: ['orange peel'] },
  { as: 'touchscreen', says: ['touch_screen|touchscreen~'] },
  { as: 'acidrain', says: ['acid rain'] },
  { as: '{gun}gun', says: ['{gun} gun~'] },
  { as: 'no{lacking}', says: ['no {lacking}'] },
  { as: '{steps}step', says: ['{steps} step~'] },
  { as: 'superglue', says: ['super glue'] },
  {
    as: 'burnthrough',
    says: [
      'sand|sanded|sanding|burn|burned|burnt|went|cut through|thru',
      'burned|burnt edge|edges|paint|clearcoat',
    ],
  },
  { as: 'hotwater', says: ['hot water'] },
  { as: 'shelflife', says: ['shelf life'] },
  { as: 'aircraft', says: ['plane|airplane~'] },
  {
    as: 'pressurewash',
    says: [
      'pressure wash|washer|washers|washing|washed',
      'pressurewasher|pressurewashers|pressurewashing|pressurewashed',
    ],
  },
  { as: 'ppf', says: ['paint protection film~', 'clear bra~'] },
  {
    as: 'powdercoat',
    says: ['powder coat|coated|coating|coats', 'powdercoated|powdercoating|powdercoats'],
  },
  { as: 'topper', says: ['top|tops|topped|topping up~', 'topup~'] },
  { as: 'twobucket', says: ['two|2 bucket~'] },
  { as: 'softtop', says: ['soft|convertible|rag top~', 'softtop|ragtop~'] },
  { as: 'howoften', says: ['how often|frequent|frequently'] },
  { as: 'morecustomers', says: ['get|getting|find|attract|win more customers|clients'] },
  { as: 'comeback', says: ['come|comes|coming|came back'] },
  {
    as: 'startup',
    says: ['cost to start', 'start|starting|startup cost~', 'starting|start up cost~'],
  },
  { as: 'starter', says: ['to start', 'to start out|with', 'to get started'], at: 'end' },
  { as: 'bad review', says: ['1|one|2|two star~'] },
  {
    as: 'backpain',
    says: ['my|your|his|bad|lower back'],
    before: ['is|hurt|hurts|ache|aches|pain|problem|problems|kills|killing|from|goes|after'],
  },
  { as: 'backpain', says: ['my|your|his|bad|lower back'], at: 'end' },
  { as: 'backpain', says: ['back pain|ache|aches', 'backpain|backache~'] },
  {
    as: 'dismiss',
    says: ['fire|firing'],
    before: [
      'someone|somebody|him|her|them|people',
      'a|an|my {word}? employee|worker|guy|tech|helper~',
    ],
  },
  { as: 'slow', says: ['its|it_is|business_is|so|really|pretty dead|slow'] },
  // The owner of a place says nothing about the work.
  {
    as: '',
    says: [
      "at a|the|my|some? customer's|client's|customer|client|customers|clients house|home|place~",
      "at a|the|my|some? customer's|client's|customer|client|customers|clients",
    ],
  },
];
