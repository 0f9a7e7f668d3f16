import styles from './Gloss.module.css';

/** Positions and radii of the drops on the 1200 x 600 field. */
const beads: readonly (readonly [x: number, y: number, r: number])[] = [
  [80, 92, 9],
  [236, 60, 5],
  [430, 268, 6],
  [512, 108, 8],
  [588, 36, 6],
  [640, 196, 13],
  [716, 84, 18],
  [792, 250, 7],
  [846, 140, 10],
  [918, 48, 7],
  [972, 210, 15],
  [1034, 104, 9],
  [1092, 296, 12],
  [1140, 172, 6],
  [1168, 54, 13],
  [54, 352, 12],
  [190, 402, 7],
  [1010, 396, 8],
  [1152, 452, 17],
  [120, 520, 15],
  [884, 356, 5],
];

/**
 * Decorative background of glossy paint with a slow reflection and water drops. Fills the nearest
 * positioned ancestor, behind its content; static with reduced motion. For navy backgrounds.
 *
 * @example <div style={{ position: 'relative' }}><Gloss /><h1>…</h1></div>
 */
export function Gloss() {
  return (
    <div className={styles.gloss} aria-hidden="true">
      <div className={styles.sweep} />
      <svg className={styles.beads} viewBox="0 0 1200 600" preserveAspectRatio="xMidYMid slice">
        <defs>
          <radialGradient id="cc-bead" cx="0.36" cy="0.28" r="0.8">
            <stop offset="0" stopColor="#fff" stopOpacity="0.55" />
            <stop offset="0.22" stopColor="#cfe4ff" stopOpacity="0.14" />
            <stop offset="0.8" stopColor="#7db7ff" stopOpacity="0.05" />
            <stop offset="1" stopColor="#cfe4ff" stopOpacity="0.32" />
          </radialGradient>
        </defs>
        {beads.map(([x, y, r]) => (
          <ellipse key={`${x}-${y}`} cx={x} cy={y} rx={r} ry={r * 0.94} fill="url(#cc-bead)" />
        ))}
      </svg>
    </div>
  );
}
