/** Stands in for the federation runtime's version ranges: ours are all written by one policy. */
export { satisfies as satisfy } from '@clearcoat/federation/version-range';
