import type { Said } from './plan.js';

const ENGLISH = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const SPANISH = 'lunes martes miércoles jueves viernes sábado domingo'.split(' ');

/** Weekdays by number ('1' is Monday), in singular and plural. */
export const WEEKDAYS = ENGLISH.map((en, index) => {
  const es = SPANISH[index] ?? '';
  const many: Said = { en: `${en}s`, es: es.endsWith('s') ? es : `${es}s` };
  return { number: String(index + 1), one: { en, es } satisfies Said, many };
});
