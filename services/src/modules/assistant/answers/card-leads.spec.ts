import type { History } from '../tools/contact-history.js';
import { cardLead } from './card-leads.js';

const ana: History = {
  ...{ id: 'a', name: 'Ana Ruiz', vehicle: '', lastVisit: 'never', upcoming: 0 },
  ...{ phone: '555 0100', email: '', notes: 'Allergic to strong scents', visits: [], notShown: 0 },
  ...{ places: ['14 Elm St, Springfield'], access: ['Gate code 4411'] },
  ...{ plates: ['7ABC123, 2019 Ford F-150'] },
};
const bare: History = { ...ana, notes: '', places: [], access: [], plates: [] };

it.each([
  [ana, ['phone'], [], undefined],
  [ana, ['email'], [], 'No e-mail address is noted for Ana Ruiz.'],
  [bare, ['place'], [], 'No address is noted for Ana Ruiz.'],
  [ana, ['notes'], [], 'Noted for Ana Ruiz: Allergic to strong scents; Gate code 4411'],
  [bare, ['notes'], [], "There is no note on Ana Ruiz's card."],
  [ana, [], ['gate code'], 'Noted for Ana Ruiz: Gate code 4411'],
  [ana, [], ['allergies'], 'Noted for Ana Ruiz: Allergic to strong scents'],
  [ana, [], ['plate'], 'Plate of Ana Ruiz: 7ABC123, 2019 Ford F-150'],
  [bare, [], ['license plate'], 'No license plate is noted for Ana Ruiz.'],
  [ana, [], ['door code'], "Nothing about “door code” is noted on Ana Ruiz's card."],
  [bare, [], ['allergic to'], "Nothing about “allergic” is noted on Ana Ruiz's card."],
])(
  'what of a card was asked for is said first, or that it is not there',
  (card, fields, noted, lead) => {
    expect(cardLead(card, { fields, noted }, 'en')).toBe(lead);
  },
);
