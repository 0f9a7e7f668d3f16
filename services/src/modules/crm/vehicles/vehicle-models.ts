/** Body type, which a detailer's price starts from. */
export type VehicleBody = 'sedan' | 'hatchback' | 'coupe' | 'suv' | 'truck' | 'van';

type Bodies = Partial<Record<VehicleBody, string>>;

/** Common models on American roads by make, used by forms, imports and the assistant. */
const MODELS: Record<string, Bodies> = {
  Acura: { sedan: 'ILX|Integra|RLX|TL|TLX|TSX', coupe: 'NSX', suv: 'ADX|MDX|RDX|ZDX' },
  'Alfa Romeo': { sedan: 'Giulia', coupe: '4C', suv: 'Stelvio|Tonale' },
  'Aston Martin': { coupe: 'DB11|DB12|DBS|Vantage', suv: 'DBX' },
  Audi: {
    sedan: 'A3|A4|A5|A6|A7|A8|e-tron GT|RS 3|RS 7|S3|S4|S5|S6|S7|S8',
    coupe: 'R8|RS 5|TT',
    suv: 'e-tron|Q3|Q4 e-tron|Q5|Q7|Q8|RS Q8|SQ5|SQ7|SQ8',
  },
  Bentley: { sedan: 'Flying Spur', coupe: 'Continental GT', suv: 'Bentayga' },
  BMW: {
    sedan:
      '3 Series|5 Series|7 Series|320i|328i|330i|340i|530i|540i|740i|750i|i4|i5|i7|M3|M340i|M5',
    coupe: '2 Series|4 Series|8 Series|M2|M4|M8|Z4',
    suv: 'iX|X1|X2|X3|X4|X5|X6|X7|XM',
  },
  Buick: {
    sedan: 'LaCrosse|LeSabre|Regal|Verano',
    suv: 'Enclave|Encore|Encore GX|Envision|Envista',
  },
  Cadillac: {
    sedan: 'ATS|CT4|CT5|CT6|CTS|DTS|XTS',
    suv: 'Escalade|Escalade ESV|Lyriq|SRX|XT4|XT5|XT6',
  },
  Chevrolet: {
    sedan: 'Cruze|Impala|Malibu|Sonic|Spark|Volt',
    coupe: 'Camaro|Corvette',
    suv: 'Blazer|Bolt|Equinox|Suburban|Tahoe|Trailblazer|Traverse|Trax',
    truck: 'Avalanche|Colorado|S-10|Silverado|Silverado 1500|Silverado 2500|Silverado 3500',
    van: 'Astro|Express 1500|Express 2500|Express 3500',
  },
  Chrysler: { sedan: '200|300', suv: 'Aspen', van: 'Pacifica|Town & Country|Voyager' },
  Dodge: {
    sedan: 'Avenger|Charger|Dart|Neon',
    coupe: 'Challenger|Viper',
    suv: 'Durango|Hornet|Journey|Nitro',
    truck: 'Dakota',
    van: 'Caravan|Grand Caravan',
  },
  Ferrari: {
    coupe: '296 GTB|458 Italia|488 GTB|812|California|F8|Portofino|Roma',
    suv: 'Purosangue',
  },
  Fiat: { sedan: '500|500e', coupe: '124 Spider', suv: '500X' },
  Ford: {
    sedan: 'Crown Victoria|Fiesta|Focus|Fusion|Taurus',
    coupe: 'GT|Mustang|Thunderbird',
    suv: 'Bronco|Bronco Sport|EcoSport|Edge|Escape|Excursion|Expedition|Expedition Max|Explorer|Flex|Mustang Mach-E',
    truck: 'F-150|F-150 Lightning|F-250|F-350|F-450|F-550|Maverick|Ranger|Raptor|Super Duty',
    van: 'E-150|E-250|E-350|E-Series|Econoline|Transit|Transit Connect',
  },
  Genesis: { sedan: 'G70|G80|G90', suv: 'GV60|GV70|GV80' },
  GMC: {
    suv: 'Acadia|Envoy|Hummer EV SUV|Terrain|Yukon|Yukon XL',
    truck: 'Canyon|Hummer EV|Sierra|Sierra 1500|Sierra 2500|Sierra 3500',
    van: 'Savana',
  },
  Honda: {
    sedan: 'Accord|Civic|Clarity|Fit|Insight',
    coupe: 'Prelude|S2000',
    suv: 'CR-V|Element|HR-V|Passport|Pilot|Prologue',
    truck: 'Ridgeline',
    van: 'Odyssey',
  },
  Hummer: { suv: 'H1|H2|H3' },
  Hyundai: {
    sedan: 'Accent|Azera|Elantra|Ioniq|Ioniq 6|Sonata',
    coupe: 'Genesis Coupe|Veloster',
    suv: 'Ioniq 5|Kona|Palisade|Santa Fe|Tucson|Venue',
    truck: 'Santa Cruz',
  },
  Infiniti: {
    sedan: 'G35|G37|M37|Q50|Q70',
    coupe: 'Q60',
    suv: 'FX35|QX30|QX50|QX55|QX60|QX70|QX80',
  },
  Jaguar: { sedan: 'XE|XF|XJ', coupe: 'F-Type|XK', suv: 'E-Pace|F-Pace|I-Pace' },
  Jeep: {
    suv: 'Cherokee|Compass|Grand Cherokee|Grand Wagoneer|Liberty|Patriot|Renegade|Wagoneer|Wrangler',
    truck: 'Gladiator',
  },
  Kia: {
    sedan: 'Cadenza|Forte|K4|K5|Optima|Rio|Stinger',
    suv: 'EV6|EV9|Niro|Seltos|Sorento|Soul|Sportage|Telluride',
    van: 'Carnival|Sedona',
  },
  Lamborghini: { coupe: 'Aventador|Gallardo|Huracan|Revuelto', suv: 'Urus' },
  'Land Rover': {
    suv: 'Defender|Discovery|Discovery Sport|Evoque|Freelander|LR4|Range Rover|Range Rover Evoque|Range Rover Sport|Range Rover Velar',
  },
  Lexus: {
    sedan: 'CT 200h|ES 300h|ES 350|GS 350|IS 250|IS 300|IS 350|LS 460|LS 500',
    coupe: 'LC 500|RC 350|RC F',
    suv: 'GX 460|GX 550|LX 570|LX 600|NX 250|NX 300|NX 350|RX 330|RX 350|RX 450|TX 350|UX 250h',
  },
  Lincoln: {
    sedan: 'Continental|MKZ|Town Car',
    suv: 'Aviator|Corsair|MKC|MKX|Nautilus|Navigator|Navigator L',
  },
  Lotus: { coupe: 'Elise|Emira|Evora|Exige' },
  Lucid: { sedan: 'Air', suv: 'Gravity' },
  Maserati: { sedan: 'Ghibli|Quattroporte', coupe: 'GranTurismo|MC20', suv: 'Grecale|Levante' },
  Mazda: {
    sedan: 'Mazda3|Mazda6',
    coupe: 'Miata|MX-5|RX-7|RX-8',
    suv: 'CX-3|CX-30|CX-5|CX-50|CX-7|CX-9|CX-90',
  },
  McLaren: { coupe: '570S|600LT|650S|720S|750S|Artura|GT' },
  'Mercedes-Benz': {
    sedan: 'A-Class|C-Class|C300|CLA|CLS|E-Class|E350|EQE|EQS|Maybach S|S-Class',
    coupe: 'AMG GT|SL|SLC|SLK',
    suv: 'EQB|G-Class|G-Wagon|GLA|GLB|GLC|GLE|GLK|GLS|ML350',
    van: 'Metris|Sprinter',
  },
  Mercury: { sedan: 'Grand Marquis|Milan|Sable', suv: 'Mariner|Mountaineer' },
  MINI: { sedan: 'Clubman|Cooper|Cooper S', suv: 'Countryman' },
  Mitsubishi: {
    sedan: 'Galant|Lancer|Mirage',
    coupe: 'Eclipse',
    suv: 'Eclipse Cross|Outlander|Outlander Sport',
  },
  Nissan: {
    sedan: 'Altima|Leaf|Maxima|Sentra|Versa',
    coupe: '350Z|370Z|GT-R|Z',
    suv: 'Ariya|Armada|Juke|Kicks|Murano|Pathfinder|Rogue|Xterra',
    truck: 'Frontier|Titan',
    van: 'NV200|NV2500|Quest',
  },
  Pontiac: { sedan: 'Bonneville|G6|Grand Prix|Vibe', coupe: 'Firebird|GTO|Solstice|Trans Am' },
  Porsche: {
    sedan: 'Panamera|Taycan',
    coupe: '718 Boxster|718 Cayman|911|Boxster|Cayman',
    suv: 'Cayenne|Macan',
  },
  Ram: { truck: '1500|2500|3500|4500|5500', van: 'ProMaster|ProMaster City' },
  Rivian: { suv: 'R1S|R2', truck: 'R1T' },
  'Rolls-Royce': { sedan: 'Ghost|Phantom', coupe: 'Dawn|Spectre|Wraith', suv: 'Cullinan' },
  Saab: { sedan: '9-3|9-5' },
  Saturn: { sedan: 'Aura|Ion', suv: 'Outlook|Vue' },
  Scion: { sedan: 'iM|tC|xB|xD', coupe: 'FR-S' },
  Smart: { coupe: 'Fortwo' },
  Subaru: {
    sedan: 'Impreza|Legacy|WRX|WRX STI',
    coupe: 'BRZ',
    suv: 'Ascent|Crosstrek|Forester|Outback|Solterra|Tribeca',
    truck: 'Baja',
  },
  Suzuki: { sedan: 'SX4|Kizashi', suv: 'Grand Vitara|Samurai' },
  Tesla: {
    sedan: 'Model 3|Model S',
    coupe: 'Roadster',
    suv: 'Model X|Model Y',
    truck: 'Cybertruck',
  },
  Toyota: {
    sedan: 'Avalon|Camry|Corolla|Crown|Matrix|Mirai|Prius|Yaris',
    coupe: '86|Celica|GR86|MR2|Supra',
    suv: '4Runner|bZ4X|C-HR|Corolla Cross|FJ Cruiser|Grand Highlander|Highlander|Land Cruiser|RAV4|Sequoia|Venza',
    truck: 'Tacoma|Tundra',
    van: 'Sienna',
  },
  Volkswagen: {
    sedan: 'Arteon|Beetle|CC|Jetta|Passat',
    hatchback: 'Golf|GTI',
    suv: 'Atlas|Atlas Cross Sport|ID.4|Taos|Tiguan|Touareg',
    van: 'Eurovan|ID. Buzz|Routan',
  },
  Volvo: { sedan: 'S60|S80|S90|V60|V90', coupe: 'C30|C70', suv: 'EX30|EX90|XC40|XC60|XC70|XC90' },
};

/** Models that take more work than others of their body type. */
const OVERSIZE = new Set(
  (
    'Cadillac Escalade ESV|Chevrolet Suburban|Chevrolet Silverado 2500|Chevrolet Silverado 3500|Chevrolet Express 2500|Chevrolet Express 3500|' +
    'Ford Excursion|Ford Expedition Max|Ford F-250|Ford F-350|Ford F-450|Ford F-550|Ford Super Duty|Ford Transit|Ford E-350|' +
    'GMC Hummer EV|GMC Hummer EV SUV|GMC Sierra 2500|GMC Sierra 3500|GMC Yukon XL|Hummer H1|Hummer H2|Jeep Grand Wagoneer|Lincoln Navigator L|' +
    'Mercedes-Benz Sprinter|Nissan NV2500|Ram 2500|Ram 3500|Ram 4500|Ram 5500|Ram ProMaster'
  ).split('|'),
);

const SIZE_OF: Record<VehicleBody, string> = {
  sedan: 'car',
  hatchback: 'car',
  coupe: 'car',
  suv: 'suv',
  truck: 'truck',
  van: 'truck',
};

export interface VehicleModel {
  make: string;
  model: string;
  body: VehicleBody;
  /** Id of a built-in size. */
  sizeId: string;
}

function modelsOf(make: string, bodies: Bodies): VehicleModel[] {
  return Object.entries(bodies).flatMap(([body, models]) =>
    models.split('|').map((model) => ({
      make,
      model,
      body: body as VehicleBody,
      sizeId: OVERSIZE.has(`${make} ${model}`) ? 'oversize' : SIZE_OF[body as VehicleBody],
    })),
  );
}

export const VEHICLE_MODELS: readonly VehicleModel[] = Object.entries(MODELS).flatMap(
  ([make, bodies]) => modelsOf(make, bodies),
);

export const VEHICLE_MAKES: readonly string[] = Object.keys(MODELS);
