import type { VehicleBody } from '@clearcoat/sdk';

interface VehicleShape {
  outline: string;
  glass: string;
  wheels: readonly [number, number];
}

/** Outlines on a 120 x 44 grid: the ground at 40, wheels of radius 6.5. */
export const vehicleShapes: Record<VehicleBody, VehicleShape> = {
  coupe: {
    outline: 'M4 33c-1-6 1-9 7-10l17-2c9-7 19-11 31-11 13 0 22 5 31 12l16 3c7 1 10 4 9 8z',
    glass: 'M37 21c7-5 14-7.5 22-7.5V21zM63 13.5c8 0 14 3 20 7.5H63z',
    wheels: [27, 94],
  },
  sedan: {
    outline: 'M4 33c-1-7 0-10 6-11l17-2c8-7 15-11 30-11 14 0 22 5 29 11l20 2c8 1 10 5 9 11z',
    glass: 'M35 20c6-5 11-7.5 20-7.5V20zM59 12.5c9 0 15 3 20 7.5H59z',
    wheels: [26, 93],
  },
  suv: {
    outline: 'M5 33V20c0-3 1-4 3-5l7-9c1-1 2-2 4-2h46c4 0 6 1 8 3l12 11 23 3c5 1 7 4 7 12z',
    glass: 'M17 16l5-7c.6-.8 1-1 2-1h15v8zM43 8h20c2 0 3 .5 4 1.5l8 6.5H43z',
    wheels: [27, 93],
  },
  truck: {
    outline: 'M4 33V20h48V8c0-2 1-3 3-3h17c4 0 6 1 8 4l7 10 22 3c5 1 7 4 7 11z',
    glass: 'M57 9h14c2 0 3 .5 4 2l5 8H57z',
    wheels: [25, 95],
  },
  van: {
    outline: 'M5 33V7c0-2 1-3 3-3h66c5 0 8 1 11 5l9 11 16 3c4 1 6 4 6 10z',
    glass: 'M66 9h7c3 0 5 1 7 3l6 8H66z',
    wheels: [26, 95],
  },
};
