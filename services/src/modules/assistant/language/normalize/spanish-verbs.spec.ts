import { meaning } from '../../../../../test/assistant/meaning.js';

/** All forms of a verb are read as the form of the vocabulary. */
it.each([
  [
    'cuanto sacaron los camionetas en octubre',
    'value revenue [vehicle:truck] 2026-10-01..2026-10-31',
  ],
  ['cuanto metimos ayer', 'value revenue [] 2026-11-21..2026-11-21'],
  ['que servicio pidieron menos', 'value jobs by service least []'],
  ['cuantos clientes nuevos cayeron en octubre', 'value new_customers [] 2026-10-01..2026-10-31'],
  ['cuantas trocas limpiamos', 'value customers [vehicle:truck]'],
  ['que me toca el viernes', 'list jobs [] 2026-11-27..2026-11-27'],
  ['a que hora terminamos el viernes', 'list jobs [] 2026-11-27..2026-11-27'],
  ['hace cuanto no viene derek turner', 'list visits latest #1 [customer:Derek Turner]'],
  // 'Desde agosto' is a start, not a duration of eight months.
  ['quienes no han vuelto desde agosto', 'list customers [not_since:2026-08-01]'],
  ['quien no ha venido desde el verano', 'list customers [not_since:2026-09-01]'],
])('%s', async (text, plan) => {
  expect(await meaning(text)).toBe(plan);
});
