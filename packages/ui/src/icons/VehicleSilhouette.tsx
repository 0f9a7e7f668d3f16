import type { VehicleBody } from '@clearcoat/sdk';
import { vehicleShapes } from './vehicle-shapes';

/** Body shapes that detailers price by. */
export type VehicleKind = VehicleBody;

/**
 * A vehicle in profile, in the text's colour. Decorative.
 *
 * @deprecated Use `PaintedVehicle`, which shows the paint; kept for remotes of contract 1.5.
 * @param kind - the body shape
 * @param width - in pixels; the height follows
 * @example <VehicleSilhouette kind="suv" />
 */
export function VehicleSilhouette({
  kind,
  width = 64,
  className,
}: {
  kind: VehicleKind;
  /** Default: 64. */
  width?: number;
  className?: string;
}) {
  const { outline, glass, wheels } = vehicleShapes[kind];
  return (
    <svg
      className={className}
      width={width}
      height={(width * 44) / 120}
      viewBox="0 0 120 44"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`${outline}${glass}`} fill="currentColor" fillRule="evenodd" />
      {wheels.map((x) => (
        <circle
          key={x}
          cx={x}
          cy="33"
          r="8.5"
          fill="currentColor"
          stroke="var(--cc-surface)"
          strokeWidth="2.5"
        />
      ))}
    </svg>
  );
}
