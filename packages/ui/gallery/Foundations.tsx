import { PaintedVehicle, VehicleChip } from '../src/icons';
import { elevations } from '../src/theme/tokens';
import styles from './Gallery.module.css';
import { Shelf, Specimen } from './Specimen';

const VEHICLES = [
  '2024 Toyota Camry, black',
  '2020 Toyota Sienna, dark green',
  '2013 Mazda MX-5, red',
  '2012 Audi A4, silver',
  '2015 Subaru Outback, pearl white',
  '2021 Ford F-150, gray',
  '2023 Tesla Model 3, white',
  '2019 Ram 1500, blue',
  'Porsche 911, yellow',
  'Jeep Wrangler, orange',
  'Honda Odyssey, burgundy',
  'Ford Mustang, purple',
  'Chevrolet Tahoe, bronze',
  'Toyota Tacoma, gold',
  '2016 Volkswagen Golf, silver',
  'Ford Transit, white',
  'Something of 1962',
];

const RADII = ['small', 'tile', 'large'] as const;

/** Design rules of every screen, with the names of their custom properties. */
const RULES = [
  ['--cc-row', 'A row of a list is 56 px high'],
  ['--cc-control-height', 'A control is 40 px high, 44 under a finger'],
  [
    '--cc-radius-small, --cc-radius, -tile, -large',
    '6, 10, 12 and 16 px: chips, controls, tiles, cards',
  ],
  ['--cc-label, --cc-label-weight', 'Labels are 14/550'],
  ['--cc-help', 'What helps or is wrong is said at 13 px'],
  ['--cc-edge', 'In the dark what is nearer has the edge of its clear coat'],
  ['--cc-shadow, --cc-shadow-overlay', 'One shadow on the page, one over it'],
  ['--cc-focus', 'One ring: 2 px, around the frame of a field'],
  [
    '--cc-duration-fast, -duration, -row, -flash',
    '120, 160, 180 and 1,200 ms, and none where less motion is asked for',
  ],
  ['--cc-bottom-bar', "How much of a phone's foot the frame covers"],
] as const;

/** Foundations of all screens: paint, light, shapes. */
export function Foundations() {
  return (
    <Shelf title="Foundations">
      <Specimen name="Vehicles, in their paint">
        <ul className={styles.vehicles}>
          {VEHICLES.map((vehicle) => (
            <li key={vehicle}>
              <VehicleChip vehicle={vehicle} /> {vehicle}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Vehicles, in their sizes">
        <div className={styles.row}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <VehicleChip key={size} size={size} vehicle="2012 Audi A4, silver" />
          ))}
          <PaintedVehicle vehicle="2012 Audi A4, silver" width={240} />
        </div>
      </Specimen>
      <Specimen name="Elevations">
        <div className={styles.row}>
          {elevations.map((name) => (
            <span key={name} className={styles.swatch} style={{ background: `var(--cc-${name})` }}>
              {name}
            </span>
          ))}
        </div>
      </Specimen>
      <Specimen name="Radii">
        <div className={styles.row}>
          <span className={styles.swatch}>control</span>
          {RADII.map((name) => (
            <span
              key={name}
              className={styles.swatch}
              style={{ borderRadius: `var(--cc-radius-${name})` }}
            >
              {name}
            </span>
          ))}
        </div>
      </Specimen>
      <Specimen name="Rules that are tokens">
        <dl className={styles.rules}>
          {RULES.map(([token, rule]) => (
            <div key={token}>
              <dt>
                <code>{token}</code>
              </dt>
              <dd>{rule}</dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen name="Type">
        <h1>Your day, at a glance</h1>
        <h2>Total spent over time</h2>
        <h3>Business info</h3>
        <p>Text of 15 px in Inter.</p>
        <p className={styles.help}>What helps, at 13 px.</p>
      </Specimen>
    </Shelf>
  );
}
