import { withWhom } from './whom-of-part.js';

it.each([
  ['text her its ready', 'text Ana Ruiz its ready'],
  ['send her the time', 'send Ana Ruiz the time'],
  ['send a reminder to her', 'send a reminder to Ana Ruiz'],
  ['text them all that we are late', 'text Ana Ruiz that we are late'],
  ['confirm it', 'confirm Ana Ruiz'],
  ['tell everyone its raining', 'tell Ana Ruiz its raining'],
  ['tell everyone tomorrow its raining', 'tell everyone tomorrow its raining'],
  ['make it an express', 'make Ana Ruiz an express instead'],
  ['text her', 'let Ana Ruiz know'],
  ['say sorry', 'apologize to Ana Ruiz'],
  ['say thanks for the tip', 'thank Ana Ruiz for the tip'],
  ['avisale', 'avisa a Ana Ruiz de eso'],
  ['dile que la llamo', 'dile a Ana Ruiz que la llamo'],
  ['cancelala', 'cancelala a Ana Ruiz'],
  ['dale las gracias por venir', 'agradece a Ana Ruiz por venir'],
  ['recuérdale a bo lo de mañana', 'recuérdale a bo lo de mañana'],
  ['mándale un mensaje a bo que llego tarde', 'mándale un mensaje a bo que llego tarde'],
  ['avísale a los de mañana que llego tarde', 'avísale a los de mañana que llego tarde'],
  ['muévela a las 3', 'muévela a Ana Ruiz a las 3'],
  ['text bo that her car is ready', 'text bo that her car is ready'],
])('%s', (text, said) => {
  expect(withWhom(text, 'Ana Ruiz')).toBe(said);
});
