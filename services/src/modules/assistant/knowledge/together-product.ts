import type { Together } from './together.js';

const TAKEN =
  'leave|leaves|left|give|gave|gives|take|accept|split|share|pool|ask_for|expect|get|got|report';

/** Phrases about Clearcoat and about the shop's day in it. */
export const OF_PRODUCT: readonly Together[] = [
  { as: 'noshow', says: ['no_show|noshow~'] },
  { as: 'turn {state} tipping', says: ['turn|turning {state} tip~'] },
  {
    as: 'timeoff',
    says: [
      'day|days|time off',
      'off day~',
      'take {weekday} off',
      'take the_day|tomorrow|today|next_week~ off',
    ],
  },
  { as: 'giftcard', says: ['gift_card|giftcard~'] },
  { as: 'refund', says: ['money back'] },
  {
    as: 'add',
    says: ['put in'],
    before: ['a|an|the'],
    unless: ['a|an text|message|note|word'],
  },
  { as: 'completejob', says: ['finish|finishing'], before: ['it|a|an|the|my'] },
  { as: '{has} mobileapp', says: ['{has} an app'] },
  { as: 'addon', says: ['add_on|addon~'] },
  { as: 'tipping', says: ['add|adding a|an? tip~'] },
  { as: 'gps', says: ['where is|are? my|the|our van|truck|guy|tech|crew~'], at: 'end' },
  { as: 'gps', says: ['where my|the|our van|truck|guy|tech|crew~ is|are'], at: 'end' },
  {
    as: 'contact support',
    says: [
      'call|contact|reach|talk_to|email for_help|support|you_guys|somebody|someone',
      'call|contact|reach|talk_to|email a|an human|real_person|person',
    ],
  },
  {
    as: 'softwarebug',
    says: [
      'found|have|report|got a bug',
      'bug report',
      'app|page|site|screen|website|clearcoat|program|system is|wont|doesnt|isnt|keeps so|very|not? slow|load|loading|working|work|open|opening|crashing|freezing|down',
    ],
  },
  {
    as: 'multiuser',
    says: ['two|2|several|multiple|more_than_one people|person|persons|user|users|of_us'],
    // Several people at one job are a crew.
    unless: ['be|work|go|assigned? on|to|for one|a|the|the_same|each job|car|van|crew'],
  },
  { as: '{message} mass', says: ['{message} all|every|everyone|everybody'] },
  { as: '{change} appointment', says: ['{change} one|it|this|that'] },
  {
    as: 'completejob',
    says: [
      'mark|marked|marking it|this|that|one|them? as? done|complete|completed|finished',
      'mark|marked|marking a|an|the|my job|appointment|appt as? done|complete|completed|finished',
    ],
  },
  { as: 'plan limit {counted}', says: ['how many {counted} can i|we|you have|add|keep|store'] },
  { as: 'audit {done}', says: ['who {done}'] },
  {
    as: 'tipping',
    says: [
      `${TAKEN} a|an|the|my|your|our|any? tip~`,
      'customer|customers|my tip~',
      'tip|tipped a|the|my|your|his|our',
    ],
  },
  {
    as: 'revenue',
    says: ["what|how_much|how_much_money i|we|ive|i've|weve made|make|earned|earn"],
  },
  { as: '{more} vehicles', says: ['{more} a|an|another|second|2nd|new|extra* car|vehicle~'] },
  { as: 'backup', says: ['back|backed|backs|backing up~', 'backup~'] },
  { as: 'getpaid', says: ['get|getting paid'] },
  { as: 'hourclock', says: ['12|24 hour|hr|h~'], before: ['clock|time|format'] },
  { as: 'hourclock', says: ['12|24 hour|hr|h~', 'military time'], at: 'end' },
  { as: 'hourclock', says: ['military time'] },
];
