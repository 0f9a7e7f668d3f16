/** Outline of a car, as fractions of its length and height. */
interface Body {
  hood: number;
  windshield: number;
  roof: number;
  rear: number;
  tail: number;
  height: number;
}

const BODIES = {
  sedan: { hood: 0.52, windshield: 0.27, roof: 0.4, rear: 0.7, tail: 0.88, height: 190 },
  suv: { hood: 0.5, windshield: 0.24, roof: 0.34, rear: 0.86, tail: 0.95, height: 235 },
  pickup: { hood: 0.48, windshield: 0.26, roof: 0.36, rear: 0.56, tail: 0.62, height: 225 },
} satisfies Record<string, Body>;

const PAINTS: Record<string, string> = {
  black: '#1b2029',
  white: '#dfe4ea',
  'pearl white': '#e9e4d8',
  silver: '#aab4c0',
  gray: '#5a6572',
  blue: '#1c4e8a',
  red: '#8a1f2b',
  'dark green': '#1f4a38',
};

/** A sample customer's vehicle, e.g. '2024 Toyota Camry, black'. */
export interface SampleVehicle {
  vehicle: string;
  large: boolean;
}

/** Look of a vehicle; vehicles of one look share their pictures. */
export interface CarLook {
  body: keyof typeof BODIES;
  paint: string;
}

export function lookOf({ vehicle, large }: SampleVehicle): CarLook {
  const paint = vehicle.split(', ').at(-1) ?? '';
  if (/F-150|Ram /.test(vehicle)) return { body: 'pickup', paint };
  return { body: large ? 'suv' : 'sedan', paint };
}

const [WIDTH, HEIGHT] = [960, 640];
const GROUND = 500;
const WHEEL = 58;
const [FRONT, LENGTH] = [110, 740];

const at = (part: number) => FRONT + part * LENGTH;

function outlineOf({ hood, windshield, roof, rear, tail, height }: Body): string {
  const top = GROUND - 40 - height;
  const belt = GROUND - 40 - height * hood;
  return [
    `M${FRONT} ${GROUND - 40} Q${FRONT - 12} ${belt + 24} ${at(0.05)} ${belt + 14}`,
    `Q${at(0.16)} ${belt - 6} ${at(windshield)} ${belt}`,
    `Q${at(roof) - 30} ${top} ${at(roof) + 30} ${top} L${at(rear) - 20} ${top}`,
    `Q${at(rear) + 20} ${top} ${at(tail)} ${belt}`,
    `L${at(0.97)} ${belt + 8} Q${at(1)} ${belt + 30} ${at(1)} ${GROUND - 40} Z`,
  ].join(' ');
}

function glassOf({ hood, windshield, roof, rear, tail, height }: Body): string {
  const top = GROUND - 22 - height;
  const belt = GROUND - 48 - height * hood;
  return `M${at(windshield) + 34} ${belt} Q${at(roof) - 10} ${top} ${at(roof) + 40} ${top}
    L${at(rear) - 26} ${top} Q${at(rear)} ${top} ${at(tail) - 50} ${belt} Z`;
}

const wheel = (x: number, rim: string) => `
  <circle cx="${x}" cy="${GROUND - 30}" r="${WHEEL}" fill="#15181d"/>
  <circle cx="${x}" cy="${GROUND - 30}" r="${WHEEL * 0.62}" fill="${rim}"/>`;

/** Evenly spread spots without a visible pattern, deterministic. */
const spots = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    x: 150 + ((index * 619) % 640),
    y: 300 + ((index * 277) % 160),
    size: 4 + ((index * 7) % 9),
  }));

const dust = spots(34)
  .map(({ x, y, size }) => `<ellipse cx="${x}" cy="${y}" rx="${size * 5}" ry="${size * 1.6}"/>`)
  .join('');

const beads = spots(60)
  .map(({ x, y, size }) => `<circle cx="${x}" cy="${y}" r="${size * 0.45}"/>`)
  .join('');

const DIRTY = {
  sky: ['#b9bfc4', '#8d9499'],
  rim: '#6f6a60',
  over: `<g fill="#8a7d68" opacity=".34">${dust}</g>
    <rect y="410" width="${WIDTH}" height="90" fill="#6d5f49" opacity=".55"/>`,
  shade:
    '<stop stop-color="#a79f92" stop-opacity=".5"/><stop offset="1" stop-color="#6e6658" stop-opacity=".6"/>',
};

const CLEAN = {
  sky: ['#26364f', '#0b1220'],
  rim: '#d5dbe3',
  over: `<g fill="#fff" opacity=".5">${beads}</g>
    <path d="M0 380 Q480 300 960 372 L960 392 Q480 326 0 404 Z" fill="#fff" opacity=".5"/>`,
  shade:
    '<stop stop-color="#fff" stop-opacity=".55"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".4"/>',
};

export type Finish = 'dull' | 'glossy';

/** SVG of a car before or after detailing, drawn by ourselves. */
export function drawnCar({ body: name, paint }: CarLook, finish: Finish): string {
  const body = BODIES[name];
  const { sky, rim, over, shade } = finish === 'dull' ? DIRTY : CLEAN;
  const outline = outlineOf(body);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
    <linearGradient id="shade" x2="0" y2="1">${shade}</linearGradient>
    <clipPath id="body"><path d="${outline}"/></clipPath>
  </defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
  <rect y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}" fill="#000" opacity=".28"/>
  <ellipse cx="${WIDTH / 2}" cy="${GROUND + 30}" rx="400" ry="22" opacity=".4"/>
  <path d="${outline}" fill="${PAINTS[paint]}"/>
  <g clip-path="url(#body)"><path d="${outline}" fill="url(#shade)"/>${over}</g>
  <path d="${glassOf(body)}" fill="#101824" opacity="${finish === 'dull' ? '.72' : '.94'}"/>
  ${wheel(at(0.2), rim)}${wheel(at(0.8), rim)}
</svg>`;
}
