import styles from './Swatch.module.css';

/** Colours to tell things apart, such as vans. */
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
 * A dot in one of the swatch colours. Decorative: the name is beside it.
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
