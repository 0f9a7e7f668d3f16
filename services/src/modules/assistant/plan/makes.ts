/** Makes by key, with their spelling and other names. */
const WRITTEN: Record<string, string> = {
  acura: 'Acura',
  'alfa romeo': 'Alfa Romeo|alfa',
  'aston martin': 'Aston Martin|aston',
  audi: 'Audi',
  bentley: 'Bentley',
  bmw: 'BMW|beamer|bimmer|beemer',
  buick: 'Buick',
  byd: 'BYD',
  cadillac: 'Cadillac|caddy',
  chevrolet: 'Chevrolet|chevy|chev',
  chrysler: 'Chrysler',
  dodge: 'Dodge',
  ferrari: 'Ferrari',
  fiat: 'Fiat',
  ford: 'Ford',
  genesis: 'Genesis',
  gmc: 'GMC',
  'harley davidson': 'Harley-Davidson|harley',
  honda: 'Honda',
  hummer: 'Hummer',
  hyundai: 'Hyundai',
  infiniti: 'Infiniti',
  jaguar: 'Jaguar|jag',
  jeep: 'Jeep',
  kawasaki: 'Kawasaki',
  kia: 'Kia',
  lamborghini: 'Lamborghini|lambo',
  'land rover': 'Land Rover|range rover',
  lexus: 'Lexus',
  lincoln: 'Lincoln',
  lotus: 'Lotus',
  lucid: 'Lucid',
  maserati: 'Maserati',
  mazda: 'Mazda',
  mclaren: 'McLaren',
  'mercedes benz': 'Mercedes-Benz|mercedes|benz|merc',
  mercury: 'Mercury',
  mini: 'Mini',
  mitsubishi: 'Mitsubishi',
  nissan: 'Nissan',
  oldsmobile: 'Oldsmobile',
  peugeot: 'Peugeot',
  plymouth: 'Plymouth',
  polestar: 'Polestar',
  pontiac: 'Pontiac',
  porsche: 'Porsche',
  ram: 'Ram',
  renault: 'Renault',
  rivian: 'Rivian',
  'rolls royce': 'Rolls-Royce|rolls',
  saab: 'Saab',
  saturn: 'Saturn',
  scion: 'Scion',
  seat: 'Seat',
  smart: 'Smart',
  subaru: 'Subaru',
  suzuki: 'Suzuki',
  tesla: 'Tesla',
  toyota: 'Toyota',
  volkswagen: 'Volkswagen|vw',
  volvo: 'Volvo',
  yamaha: 'Yamaha',
};

export interface Make {
  /** Lower case, with spaces for hyphens. */
  key: string;
  shown: string;
  /** All names. The key comes first. */
  names: readonly string[];
}

export const MAKES: readonly Make[] = Object.entries(WRITTEN).map(([key, written]) => {
  const [shown = key, ...others] = written.split('|');
  return { key, shown, names: [key, ...others] };
});

/** All names of the make that the word names. */
export const namesOfMake = (word: string) => {
  const plain = word.toLowerCase().replaceAll('-', ' ');
  return MAKES.find(({ names }) => names.includes(plain))?.names ?? [word];
};

export const isMake = (key: string) => MAKES.some((make) => make.key === key);

/** Spelling of a make. An unknown one is capitalized. */
export const shownMake = (key: string) =>
  MAKES.find((make) => make.key === key)?.shown ?? key.charAt(0).toUpperCase() + key.slice(1);

/** Words and numbers of a name. */
export const partsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];

/** Pattern for a name. Anything but letters and digits may stand between its words. */
export const looseName = (name: string) => partsOf(name).join('[^[:alnum:]]*');

/** Longest word of a name. Everything that the pattern matches contains it. */
export const longestPart = (name: string) =>
  partsOf(name).reduce((longest, part) => (part.length > longest.length ? part : longest), '');
