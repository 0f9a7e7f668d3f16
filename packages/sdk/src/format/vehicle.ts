/** Body shapes that a vehicle can be drawn in. */
export type VehicleBody =
  | 'coupe'
  | 'roadster'
  | 'sedan'
  | 'hatch'
  | 'suv'
  | 'truck'
  | 'minivan'
  | 'van';

/** Paints that a vehicle can be drawn in. */
export type VehiclePaint = (typeof PAINTS)[number] | 'pearl white';

const PAINTS = [
  'black',
  'white',
  'silver',
  'gray',
  'red',
  'blue',
  'green',
  'yellow',
  'orange',
  'brown',
  'beige',
  'purple',
  'burgundy',
] as const;

/** Other names of colours. */
const ALIASES: Record<string, VehiclePaint> = {
  'pearl white': 'pearl white',
  'white pearl': 'pearl white',
  charcoal: 'gray',
  grey: 'gray',
  navy: 'blue',
  bronze: 'brown',
  champagne: 'beige',
  gold: 'beige',
  tan: 'beige',
  maroon: 'burgundy',
};

/** Shades, which mean nothing without a colour. */
const SHADE = /\b(dark|light|bright|deep|midnight|metallic|pearl|matte?|satin|gloss)\b/gi;

/** Vans before trucks, for a Ram ProMaster; SUVs before coupes, for a Mustang Mach-E. */
const BODIES: readonly (readonly [VehicleBody, RegExp])[] = [
  ['minivan', words('sienna|odyssey|pacifica|caravan|carnival|mini-?van')],
  ['van', words('transit|sprinter|promaster|metris|van')],
  [
    'truck',
    words(
      'f-?[1-6]50|ram|silverado|sierra|tacoma|tundra|ranger|colorado|frontier|titan|ridgeline|maverick|gladiator|cybertruck|rivian r1t|pickup|truck',
    ),
  ],
  [
    'suv',
    words(
      'tahoe|suburban|rav-?4|wrangler|telluride|outback|explorer|expedition|highlander|cr-?v|model [xy]|x[3-7]|q[578]|cayenne|macan|4runner|bronco|pilot|forester|crosstrek|palisade|cherokee|escalade|yukon|rogue|escape|equinox|traverse|tucson|santa fe|cx-?\\d+|mach-e|range rover|defender|suv',
    ),
  ],
  ['roadster', words('mx-?5|miata|boxster|z4|roadster|convertible')],
  ['coupe', words('mustang|corvette|911|camaro|brz|challenger|supra|cayman|coupe')],
  ['hatch', words('golf|gti|prius|yaris|leaf|bolt|cooper|veloster|honda fit|hatch(?:back)?')],
];

const COLOUR = words([...Object.keys(ALIASES), ...PAINTS].join('|'), 'gi');

/** Matches whole words only: `Ranger` is not `Range`, and `1911` is not `911`. */
function words(alternatives: string, flags = 'i'): RegExp {
  return new RegExp(`(?<![\\w-])(?:${alternatives})(?![\\w-])`, flags);
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Last colour of a text, and the text without it. If only shades would remain, they go too. */
function lastColour(text: string) {
  const found = [...text.matchAll(COLOUR)].at(-1);
  const word = found?.[0].toLowerCase();
  if (!found || !word) return undefined;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + word.length);
  return { paint: ALIASES[word] ?? (word as VehiclePaint), before, after };
}

/** Removes a part after a comma that is only a colour; other parts stay. */
function afterComma([model = '', ...parts]: string[]) {
  for (const part of parts.toReversed()) {
    const colour = lastColour(part);
    if (!colour) continue;
    const more = tidy(
      `${colour.before} ${colour.after}`.replaceAll(SHADE, '').replaceAll(COLOUR, ''),
    );
    const kept = more ? parts : parts.filter((other) => other !== part);
    return { paint: colour.paint, label: [model, ...kept].map(tidy).filter(Boolean).join(', ') };
  }
  return undefined;
}

/**
 * Removes a colour at either end of the text. Between other words it may be a name, as in Silver
 * Shadow.
 */
function anywhere(text: string) {
  const colour = lastColour(text);
  if (!colour) return { paint: undefined, label: tidy(text) };
  const [before, after] = [colour.before, colour.after].map((side) =>
    tidy(side.replaceAll(SHADE, '')),
  );
  const label = before && after ? text : before || after || text;
  return { paint: colour.paint, label: tidy(label) };
}

/**
 * Body and paint of a customer's vehicle, parsed from its description.
 *
 * @param text - e.g. '2024 Toyota Camry, black'
 * @param otherwise - body for an unknown model. Default: 'sedan'
 * @returns the body, the paint (undefined without a colour),
 *   and the text without the colour
 * @example describeVehicle('2021 Ford F-150, gray') // { body: 'truck', paint: 'gray', label: '2021 Ford F-150' }
 */
export function describeVehicle(
  text: string,
  otherwise: VehicleBody = 'sedan',
): {
  body: VehicleBody;
  paint: VehiclePaint | undefined;
  label: string;
} {
  const body = BODIES.find(([, models]) => models.test(text))?.[0] ?? otherwise;
  return { body, ...(afterComma(text.split(',')) ?? anywhere(text)) };
}
