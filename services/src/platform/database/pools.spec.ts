import { FEWEST_CONNECTIONS } from '../config/environment.js';
import { poolSizes } from './pools.js';

it.each([FEWEST_CONNECTIONS, 5, 8, 20, 97])(
  '%s connections are shared out, every pool has one, and no more are taken',
  (connections) => {
    const sizes = Object.values(poolSizes(connections)) as number[];
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(poolSizes(connections).businesses).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(connections);
  },
);
