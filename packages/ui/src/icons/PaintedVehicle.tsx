import { describeVehicle, type VehicleBody } from '@clearcoat/sdk';
import drawings from './vehicles.svg';

/**
 * A customer's vehicle in its own body and paint, parsed from its description; in primer without a
 * known colour. Decorative: the text is beside it. An image and not inline SVG, because all
 * drawings together would not fit into the first load.
 *
 * @param vehicle - e.g. '2024 Toyota Camry, black'
 * @param otherwise - body if no known model is named
 * @param width - in pixels; the height follows. Lamps and doors show from 64, spokes from 120
 * @example <PaintedVehicle vehicle="2024 Toyota Camry, black" width={128} />
 */
export function PaintedVehicle({
  vehicle,
  otherwise,
  width = 62,
  className,
}: {
  vehicle: string;
  /** Default: 'sedan'. */
  otherwise?: VehicleBody | undefined;
  /** Default: 62. */
  width?: number;
  className?: string;
}) {
  const { body, paint = 'primer' } = describeVehicle(vehicle, otherwise);
  return (
    <img
      className={className}
      src={`${drawings}#${body}-${paint.replace(' ', '-')}`}
      width={width}
      height={(width * 92) / 240}
      alt=""
      data-gloss
    />
  );
}
