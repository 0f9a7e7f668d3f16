import type { VehicleBody } from '@clearcoat/sdk';
import { PaintedVehicle } from './PaintedVehicle';

/** Body shapes that detailers price by. */
export type VehicleKind = VehicleBody;

/**
 * A vehicle in primer. Decorative.
 *
 * @deprecated Use `PaintedVehicle`, which shows the paint; kept for remotes of contract 1.5.
 * @param kind - the body shape
 * @param width - in pixels; the height follows
 * @example <VehicleSilhouette kind="suv" />
 */
export function VehicleSilhouette({
  kind,
  width = 64,
  className = '',
}: {
  kind: VehicleKind;
  /** Default: 64. */
  width?: number;
  className?: string;
}) {
  return <PaintedVehicle vehicle={kind} width={width} className={className} />;
}
