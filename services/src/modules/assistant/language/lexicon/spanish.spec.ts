import { meanings } from '../../../../../test/assistant/meaning.js';

const TODAY = '2026-11-22..2026-11-22';
const THIS_YEAR = '2026-01-01..2026-12-31';

meanings('this morning is of today, and no tomorrow', [
  ['cuantos carros tengo esta tarde', `value jobs [time_of_day:afternoon] ${TODAY}`],
  ['quien viene esta mañana', `list jobs [time_of_day:morning] ${TODAY}`],
  ['cuanto hicimos esta mañana', `value revenue [time_of_day:morning] ${TODAY}`],
  ['hay algo esta noche', `whether jobs [time_of_day:evening] ${TODAY}`],
  ['quien viene mañana', 'list jobs [] 2026-11-23..2026-11-23'],
]);

meanings('who comes the most comes most often', [
  ['quien ha venido mas', 'value visits by customer most []'],
  ['los 5 clientes que mas han venido', 'value visits by customer most #5 []'],
  ['quien viene mas seguido', 'value visits by customer most []'],
  ['que carro viene mas', 'value jobs by make most []'],
  ['que servicio vendemos mas', 'value jobs by service most []'],
]);

meanings('the first so many of those who', [
  ['los 5 que mas gastaron este año', `value spent by customer most #5 [] ${THIS_YEAR}`],
  ['los 3 que menos gastaron este año', `value spent by customer least #3 [] ${THIS_YEAR}`],
]);

meanings('who has not come back', [
  ['clientes que no han regresado', 'list customers [due:lapsed]'],
  ['quien no ha regresado desde agosto', 'list customers [not_since:2026-08-01]'],
  ['a quien no he visto desde agosto', 'list customers [not_since:2026-08-01]'],
]);

meanings('whoever is next on a day has a job, and is not due', [
  [
    'qué le toca a Derek Turner el lunes',
    'list jobs [customer:Derek Turner] 2026-11-23..2026-11-23',
  ],
]);

meanings('services are called by their Spanish names', [
  ['detallados completos de este mes', 'list jobs [service:Full Detail] 2026-11-01..2026-11-30'],
  ['cuanto tarda el lavado y encerado', 'value length [service:Wash and Wax]'],
  ['cuanto tarda el lavado con cera', 'value length [service:Wash and Wax]'],
]);

meanings('who has nothing booked', [
  ['clientes recurrentes sin cita', 'list customers [visit:returning, !upcoming:booked]'],
  ['quien no tiene nada agendado', 'list customers [!upcoming:booked]'],
]);

meanings('who had a service done has had it, and jobs that were done are done', [
  ['quien nunca se ha hecho un ceramico', 'list customers [!service:Ceramic Coating]'],
  ['clientes que nunca se han hecho un ceramico', 'list customers [!service:Ceramic Coating]'],
  ['cuantos trabajos se hicieron este mes', 'value jobs [status:completed] 2026-11-01..2026-11-30'],
]);

meanings('what was better stands beside what it is said to be better than', [
  [
    'nos fue mejor en octubre o en septiembre',
    'value revenue [] 2026-10-01..2026-10-31 vs 2026-09-01..2026-09-30',
  ],
  [
    'ganamos mas en octubre que en septiembre',
    'value revenue [] 2026-10-01..2026-10-31 vs 2026-09-01..2026-09-30',
  ],
]);

meanings('who brings in is of money, and who brought a car is not known', [
  ['cuanto trajo la van 2 el mes pasado', 'value revenue [crew:Van 2] 2026-10-01..2026-10-31'],
  ['cuanto ha dejado la van 2 este año', `value revenue [crew:Van 2] ${THIS_YEAR} vs before`],
  ['quien trajo un tesla', 'list customers [vehicle:tesla] ?trajo'],
]);

meanings('until days to come is from today on, of what looks no way', [
  ['que trabajos tengo antes de navidad', 'list jobs [] 2026-11-22..2026-12-24'],
  ['how many jobs do i have before december', 'value jobs [] 2026-11-22..2026-11-30'],
  ['how many jobs did we do before october', 'value jobs [] ..2026-09-30'],
  [
    'cuantos carros mañana despues de las 12',
    'value jobs [time_of_day:12:00-] 2026-11-23..2026-11-23',
  ],
  ['quien vino la semana antepasada', 'list visits [] 2026-11-02..2026-11-08'],
  ['trabajos en la primera semana de noviembre', 'list jobs [] 2026-11-01..2026-11-07'],
]);

meanings('what somebody still has is still to come', [
  ['cuantos carros tengo todavia hoy', `value jobs [status:upcoming] ${TODAY}`],
  ['how many jobs do i still have today', `value jobs [status:upcoming] ${TODAY}`],
  ['who do i still have tomorrow', 'list jobs [status:upcoming] 2026-11-23..2026-11-23'],
]);

meanings('which jobs are paid is not known, and what somebody has paid is what they spent', [
  ['how much did we make in october already paid', 'value spent [] 2026-10-01..2026-10-31 -paid'],
  ['cuanto me ha pagado derek turner', 'value spent [customer:Derek Turner]'],
]);

meanings('the best but for one are ranked', [
  [
    'los 5 mejores clientes excepto derek turner',
    'value spent by customer most #5 [!customer:Derek Turner]',
  ],
  ['best customers except derek turner', 'value spent by customer most [!customer:Derek Turner]'],
]);
