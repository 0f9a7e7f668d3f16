import { COLOR_OF } from '../colors.js';
import type { Group } from '../definitions.js';

const NAMES = Object.keys(COLOR_OF);
/** Color of a vehicle: the last color name in its text, as in 'Ram 1500, dark red'. */
const NAME = `(regexp_match(v.name, '.*(?:^|[^[:alpha:]])(${NAMES.join('|')})(?:$|[^[:alpha:]])'))[1]`;

/** Color of the customer's vehicle. Vehicles without a color are left out. */
export const color: Group = {
  name: 'color',
  words: {
    en: 'color|colour|by color|by colour|per color|each color|each colour|which color|which colour|what color|what colour|car color|car colour|vehicle color|color car|colour car|color of car|colour of car|color of vehicle|which color car|what color car|which colour car|what colour car|which color of car|what color of car|which colour of car|what colour of car|most common color|most common colour|most popular color|most popular colour|most common car color|most common car colour|most popular car color',
    es: 'color|por color|cada color|que color|cual color|de que color|color de carro|color de coche|que color de carro|color mas comun',
  },
  title: { en: 'by color', es: 'por color' },
  rows: ['jobs', 'customers'],
  reads: ['c'],
  sql: () => 'v.key',
  ofVehicle: `'${JSON.stringify(COLOR_OF)}'::jsonb ->> ${NAME}`,
  said: (key, language) => COLORS_SAID[language][key] ?? key,
};

const COLORS_SAID: Record<'en' | 'es', Partial<Record<string, string>>> = {
  en: {},
  es: {
    gray: 'gris',
    silver: 'plateado',
    white: 'blanco',
    black: 'negro',
    red: 'rojo',
    blue: 'azul',
    green: 'verde',
    yellow: 'amarillo',
    orange: 'naranja',
    brown: 'café',
    gold: 'dorado',
    pearl: 'perla',
  },
};
