import { meanings } from '../../../../../test/assistant/meaning.js';

const TWICE = 'value jobs by customer [status:upcoming] to 2';

meanings('who has so many to come are customers by how many', [
  ['who has two appointments coming up', TWICE],
  ['customers with more than one appointment booked', TWICE],
  ['customers with more than 1 appointment booked', TWICE],
  ['anyone with 2 or more jobs ahead', TWICE],
  ['who has two or more jobs booked', TWICE],
  ['anyone booked twice', TWICE],
  // Who did so is asked of all that there ever was.
  ['how many of our customers have booked more than once', 'value jobs by customer [] to 2'],
  ['who booked twice', 'value jobs by customer [] to 2'],
  ['who is booked more than once', TWICE],
  ['customers with two upcoming appointments', TWICE],
  ['quien tiene mas de una cita agendada', TWICE],
  ['clientes con dos citas reservadas', TWICE],
  ['who has 3 or more jobs on the books', 'value jobs by customer [status:upcoming] to 3'],
  ['who is booked twice this week', 'value jobs by customer [] 2026-11-16..2026-11-22 to 2'],
  ['is anyone booked twice today', 'value jobs by customer [] 2026-11-22..2026-11-22 to 2'],
  [
    'whos booked more than once in december',
    'value jobs by customer [] 2026-12-01..2026-12-31 to 2',
  ],
]);

meanings('who had one service so often, by how many', [
  ['who had a full detail more than twice', 'value visits by customer [service:Full Detail] to 3'],
  ['who got ceramic more than once', 'value visits by customer [service:Ceramic Coating] to 2'],
  ['who had two ceramics', 'value visits by customer [service:Ceramic Coating] to 2'],
  ['who had 3 or more interiors', 'value visits by customer [service:Interior Detail] to 3'],
  [
    'who got more than 2 washes this year',
    'value visits by customer [service:Wash and Wax] 2026-01-01..2026-12-31 to 3',
  ],
  ['who had a ceramic', 'list customers [service:Ceramic Coating, status:completed]'],
]);

meanings('what one of a service came to, and who came back after it', [
  ['who paid more than 200 for a wash', 'list jobs [service:Wash and Wax, price_at_least:200]'],
  ['who spent over 500 on ceramics', 'list customers [service:Ceramic Coating, paid_at_least:500]'],
  [
    'customers who paid more than 1000 on full details',
    'list customers [service:Full Detail, paid_at_least:1000]',
  ],
  [
    'who got ceramic and came back',
    'list customers [service:Ceramic Coating, visit:returning, status:completed] -came back',
  ],
  ['first time customers who came back', 'list customers [visit:returning]'],
]);

meanings('who came so often is nobody who is booked', [
  ['customers with more than 3 visits', 'list customers [visits_at_least:4]'],
  ['who has been here more than twice', 'list customers [visits_at_least:3]'],
  [
    'who came more than once this month',
    'list customers [times_at_least:2] 2026-11-01..2026-11-30',
  ],
]);
