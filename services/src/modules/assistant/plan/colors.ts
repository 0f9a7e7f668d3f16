/** Colors with all of their names, in English and Spanish. */
export const COLORS: readonly (readonly [string, ...string[]])[] = [
  ['gray', 'grey', 'gris'],
  ['silver', 'plata', 'plateado', 'plateada'],
  ['white', 'blanco', 'blanca'],
  ['black', 'negro', 'negra'],
  ['red', 'rojo', 'roja'],
  ['blue', 'azul'],
  ['green', 'verde'],
  ['yellow', 'amarillo', 'amarilla'],
  ['orange', 'naranja', 'anaranjado', 'anaranjada'],
  ['brown', 'café', 'cafe', 'marrón', 'marron'],
  ['gold', 'dorado', 'dorada'],
  ['pearl', 'perla'],
];

/** Colors with a single name. */
const OTHERS =
  'beige tan purple maroon burgundy bronze navy charcoal champagne pink teal copper'.split(' ');

/** Color of each name. */
export const COLOR_OF: Readonly<Record<string, string>> = Object.fromEntries<string>([
  ...COLORS.flatMap((names) => names.map((name): [string, string] => [name, names[0] ?? name])),
  ...OTHERS.map((name): [string, string] => [name, name]),
]);
