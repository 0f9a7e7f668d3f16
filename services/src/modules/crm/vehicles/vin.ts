/** Makers by the first three characters of a VIN. */
const MAKERS: Record<string, string> = {
  '19U': 'Acura',
  JH4: 'Acura',
  '2HN': 'Acura',
  '5J8': 'Acura',
  ZAR: 'Alfa Romeo',
  ZAS: 'Alfa Romeo',
  SCF: 'Aston Martin',
  WAU: 'Audi',
  WA1: 'Audi',
  WUA: 'Audi',
  TRU: 'Audi',
  SCB: 'Bentley',
  WBA: 'BMW',
  WBS: 'BMW',
  WBX: 'BMW',
  WBY: 'BMW',
  '4US': 'BMW',
  '5UX': 'BMW',
  '5YM': 'BMW',
  '3MW': 'BMW',
  '1G4': 'Buick',
  '2G4': 'Buick',
  '5GA': 'Buick',
  KL4: 'Buick',
  LRB: 'Buick',
  '1G6': 'Cadillac',
  '1GY': 'Cadillac',
  '3GY': 'Cadillac',
  '1G1': 'Chevrolet',
  '1GC': 'Chevrolet',
  '1GN': 'Chevrolet',
  '2G1': 'Chevrolet',
  '2GC': 'Chevrolet',
  '2GN': 'Chevrolet',
  '3G1': 'Chevrolet',
  '3GC': 'Chevrolet',
  '3GN': 'Chevrolet',
  KL1: 'Chevrolet',
  KL7: 'Chevrolet',
  '1B3': 'Dodge',
  '2B3': 'Dodge',
  '1D7': 'Dodge',
  '2D4': 'Dodge',
  '3D4': 'Dodge',
  ZFF: 'Ferrari',
  ZFA: 'Fiat',
  '1FA': 'Ford',
  '1FB': 'Ford',
  '1FC': 'Ford',
  '1FD': 'Ford',
  '1FM': 'Ford',
  '1FT': 'Ford',
  '1ZV': 'Ford',
  '2FA': 'Ford',
  '2FM': 'Ford',
  '2FT': 'Ford',
  '3FA': 'Ford',
  '3FM': 'Ford',
  '3FT': 'Ford',
  NM0: 'Ford',
  WF0: 'Ford',
  KMT: 'Genesis',
  KMU: 'Genesis',
  '1GD': 'GMC',
  '1GK': 'GMC',
  '1GT': 'GMC',
  '2GK': 'GMC',
  '2GT': 'GMC',
  '3GK': 'GMC',
  '3GT': 'GMC',
  '1HG': 'Honda',
  '2HG': 'Honda',
  '2HK': 'Honda',
  '3CZ': 'Honda',
  '3HG': 'Honda',
  '5FN': 'Honda',
  '5FP': 'Honda',
  '5J6': 'Honda',
  '7FA': 'Honda',
  '19X': 'Honda',
  JHM: 'Honda',
  JHL: 'Honda',
  SHH: 'Honda',
  '5GR': 'Hummer',
  '5NM': 'Hyundai',
  '5NP': 'Hyundai',
  '5NT': 'Hyundai',
  KMH: 'Hyundai',
  KM8: 'Hyundai',
  '7YA': 'Hyundai',
  JNK: 'Infiniti',
  JNR: 'Infiniti',
  JNX: 'Infiniti',
  '5N3': 'Infiniti',
  '3PC': 'Infiniti',
  SAJ: 'Jaguar',
  SAD: 'Jaguar',
  '1J4': 'Jeep',
  '1J8': 'Jeep',
  '1JT': 'Jeep',
  ZAC: 'Jeep',
  '3KP': 'Kia',
  '5XX': 'Kia',
  '5XY': 'Kia',
  KNA: 'Kia',
  KND: 'Kia',
  KNE: 'Kia',
  ZHW: 'Lamborghini',
  ZPB: 'Lamborghini',
  SAL: 'Land Rover',
  '2T2': 'Lexus',
  '58A': 'Lexus',
  JTH: 'Lexus',
  JTJ: 'Lexus',
  '5TD': 'Toyota',
  '1LN': 'Lincoln',
  '2LM': 'Lincoln',
  '3LN': 'Lincoln',
  '5LM': 'Lincoln',
  SCC: 'Lotus',
  '50E': 'Lucid',
  ZAM: 'Maserati',
  ZN6: 'Maserati',
  '1YV': 'Mazda',
  '3MV': 'Mazda',
  '3MZ': 'Mazda',
  '4F2': 'Mazda',
  JM1: 'Mazda',
  JM3: 'Mazda',
  '7MM': 'Mazda',
  SBM: 'McLaren',
  '4JG': 'Mercedes-Benz',
  '55S': 'Mercedes-Benz',
  W1K: 'Mercedes-Benz',
  W1N: 'Mercedes-Benz',
  W1W: 'Mercedes-Benz',
  W1Y: 'Mercedes-Benz',
  WDB: 'Mercedes-Benz',
  WDC: 'Mercedes-Benz',
  WDD: 'Mercedes-Benz',
  WD3: 'Mercedes-Benz',
  WD4: 'Mercedes-Benz',
  '1ME': 'Mercury',
  '2ME': 'Mercury',
  '4M2': 'Mercury',
  WMW: 'MINI',
  WMZ: 'MINI',
  '4A3': 'Mitsubishi',
  '4A4': 'Mitsubishi',
  JA3: 'Mitsubishi',
  JA4: 'Mitsubishi',
  ML3: 'Mitsubishi',
  '1N4': 'Nissan',
  '1N6': 'Nissan',
  '3N1': 'Nissan',
  '3N6': 'Nissan',
  '5N1': 'Nissan',
  JN8: 'Nissan',
  JNA: 'Nissan',
  '1G2': 'Pontiac',
  '2G2': 'Pontiac',
  '5Y2': 'Pontiac',
  WP0: 'Porsche',
  WP1: 'Porsche',
  ZFB: 'Ram',
  '7FC': 'Rivian',
  '7PD': 'Rivian',
  SCA: 'Rolls-Royce',
  YS3: 'Saab',
  '1G8': 'Saturn',
  '5GZ': 'Saturn',
  JTK: 'Scion',
  JTL: 'Scion',
  WME: 'Smart',
  '4S3': 'Subaru',
  '4S4': 'Subaru',
  JF1: 'Subaru',
  JF2: 'Subaru',
  JS2: 'Suzuki',
  JS3: 'Suzuki',
  '5YJ': 'Tesla',
  '7SA': 'Tesla',
  '7G2': 'Tesla',
  LRW: 'Tesla',
  XP7: 'Tesla',
  '2T1': 'Toyota',
  '2T3': 'Toyota',
  '3TM': 'Toyota',
  '3TY': 'Toyota',
  '4T1': 'Toyota',
  '4T3': 'Toyota',
  '4T4': 'Toyota',
  '5TB': 'Toyota',
  '5TE': 'Toyota',
  '5TF': 'Toyota',
  '5YF': 'Toyota',
  '7MU': 'Toyota',
  JTD: 'Toyota',
  JTE: 'Toyota',
  JTM: 'Toyota',
  JTN: 'Toyota',
  NMT: 'Toyota',
  '1VW': 'Volkswagen',
  '1V2': 'Volkswagen',
  '3VV': 'Volkswagen',
  '3VW': 'Volkswagen',
  WVG: 'Volkswagen',
  WVW: 'Volkswagen',
  WV1: 'Volkswagen',
  WV2: 'Volkswagen',
  LYV: 'Volvo',
  YV1: 'Volvo',
  YV4: 'Volvo',
  '7JR': 'Volvo',
  '7JD': 'Volvo',
};

/** Stellantis names the brand in the fifth character. */
const OF_STELLANTIS = /^[123]C[34678]/;
const STELLANTIS: Record<string, string> = {
  C: 'Chrysler',
  D: 'Dodge',
  F: 'Fiat',
  J: 'Jeep',
  R: 'Ram',
};

const makerOf = (vin: string) =>
  (OF_STELLANTIS.test(vin) ? STELLANTIS[vin[4] as string] : MAKERS[vin.slice(0, 3)]) ?? null;

const SHAPE = /^[A-HJ-NPR-Z0-9]{17}$/;

/** Values of the letters from A on. I, O and Q look like digits and are not used. */
const COUNTS = '12345678.12345.7.923456789';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

const countOf = (sign: string) =>
  Number(/\d/.test(sign) ? sign : COUNTS[sign.charCodeAt(0) - 'A'.charCodeAt(0)]);

function hasCheckDigit(vin: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * countOf(vin[at] as string), 0);
  return vin[8] === (sum % 11 === 10 ? 'X' : String(sum % 11));
}

/** Characters of model years from 1980 on. They repeat every thirty years. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;

/**
 * Model year by its character, which stands for two years. In VINs with a check digit, a letter at the
 * seventh position means the later year. Other VINs mean the later year unless that lies in the future.
 */
function modelYear(vin: string, thisYear: number): number | null {
  const at = YEARS.indexOf(vin[9] as string);
  if (at < 0) return null;
  const [early, late] = [FIRST_YEAR + at, FIRST_YEAR + at + YEARS.length];
  const isLate = hasCheckDigit(vin) ? /[A-Z]/.test(vin[6] as string) : true;
  return isLate && late <= thisYear + 1 ? late : early;
}

export interface DecodedVin {
  vin: string;
  /** Reason why the VIN is invalid or may be mistyped. */
  problem: string | null;
  year: number | null;
  /** A known make, or null. */
  make: string | null;
}

/** Whether a tidied text can be stored as a VIN; '' can. */
export const isVin = (vin: string): boolean => /^[A-Z0-9]{0,17}$/.test(vin);

/** Uppercase VIN without the spaces and dashes that people type. */
export const tidyVin = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** Model year and maker of a VIN, and whether its check digit is right. */
export function decodeVin(text: string, thisYear: number): DecodedVin {
  const vin = tidyVin(text);
  const nothing = { vin, year: null, make: null };
  if (vin.length !== 17) return { ...nothing, problem: 'A VIN has 17 letters and digits.' };
  if (!SHAPE.test(vin)) return { ...nothing, problem: 'A VIN has no I, O or Q: look for 1 and 0.' };
  const isAmerican = /[1-57]/.test(vin[0] as string);
  const problem =
    isAmerican && !hasCheckDigit(vin)
      ? "The check digit doesn't match. Please check the VIN."
      : null;
  return { vin, problem, year: modelYear(vin, thisYear), make: makerOf(vin) };
}
