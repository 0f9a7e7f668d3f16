import type { VehiclePaint } from '@clearcoat/sdk';

/** Gradient of each paint: lit above the shoulder line, darker below. The same in both themes. */
export const vehiclePaints: Record<VehiclePaint, readonly [top: string, bottom: string]> = {
  black: ['#3A4352', '#11161F'],
  white: ['#FFFFFF', '#D5DCE6'],
  'pearl white': ['#FFFDF6', '#DDD8CC'],
  silver: ['#E2E7EE', '#9AA6B6'],
  gray: ['#9AA5B4', '#5B6778'],
  red: ['#F0564A', '#A81C17'],
  blue: ['#4C93F2', '#0F4FA8'],
  green: ['#3E8A66', '#12432F'],
  yellow: ['#FFD54A', '#B98900'],
  orange: ['#FF9A3D', '#B44A00'],
  brown: ['#A9825F', '#4C3422'],
  beige: ['#E6D7B5', '#A58F5E'],
  purple: ['#8E6BE0', '#3F2391'],
  burgundy: ['#B0344A', '#4E0E1C'],
};

/** Primer for a vehicle without a known colour. */
export const PRIMER = ['var(--cc-primary-tint)', 'var(--cc-primer)'] as const;
