import styles from './Swatch.module.css';

/** The colours that people tell things apart by, such as their vans. */
export const SWATCH_COLOURS = [
  'blue',
  'teal',
  'green',
  'amber',
  'red',
  'purple',
  'pink',
  'grey',
] as const;
export type SwatchColour = (typeof SWATCH_COLOURS)[number];

/**
 * A dot in one of the colours that people choose from. Decorative: the name beside it says whose it is.
 *
 * @param size - in pixels. Default: 12
 * @example <Swatch colour="teal" />
 */
export function Swatch({
  colour,
  size = 12,
}: {
  colour: SwatchColour;
  /** Default: 12. */
  size?: number;
}) {
  return (
    <span
      className={`${styles.swatch} ${styles[colour]}`}
      style={{ width: size, height: size }}
      aria-hidden="true"
    />
  );
}
