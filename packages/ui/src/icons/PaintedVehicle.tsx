import { useId } from 'react';
import { describeVehicle, type VehicleBody } from '@clearcoat/sdk';
import { PRIMER, vehiclePaints } from './vehicle-paints';
import { vehicleShapes } from './vehicle-shapes';

/**
 * A customer's vehicle in its own body and paint, parsed from its description; in primer without a
 * known colour. Decorative: the text is beside it.
 *
 * @param vehicle - e.g. '2024 Toyota Camry, black'
 * @param otherwise - body if no known model is named
 * @param width - in pixels; the height follows
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
  const id = useId();
  const { body, paint } = describeVehicle(vehicle, otherwise);
  const { outline, glass, wheels } = vehicleShapes[body];
  const [top, bottom] = paint ? vehiclePaints[paint] : PRIMER;
  return (
    <svg
      className={className}
      width={width}
      height={(width * 46) / 120}
      viewBox="0 -2 120 46"
      aria-hidden="true"
      focusable="false"
    >
      {/* `useId` differs between prerendering and hydration; both attributes keep the prerendered
          id. */}
      <linearGradient suppressHydrationWarning id={id} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={top} />
        <stop offset="1" stopColor={bottom} />
      </linearGradient>
      <ellipse cx="60" cy="41" rx="52" ry="2.2" fill="var(--cc-vehicle-ground)" />
      <path
        suppressHydrationWarning
        d={outline}
        fill={`url(#${id})`}
        stroke={`var(--cc-vehicle-edge${paint === 'black' ? '-black' : ''})`}
        strokeWidth="1.6"
      />
      <path d={glass} fill="var(--cc-vehicle-glass)" />
      <path
        d="M8 25C30 21.5 84 21.5 112 26"
        data-gloss
        pathLength="100"
        fill="none"
        stroke="white"
        strokeOpacity=".55"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      {wheels.map((x) => (
        <g key={x}>
          <circle cx={x} cy="33" r="8" fill="var(--cc-vehicle-tyre)" />
          <circle cx={x} cy="33" r="4" fill="var(--cc-vehicle-rim)" />
        </g>
      ))}
    </svg>
  );
}
