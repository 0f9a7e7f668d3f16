/** All but those that a phrase takes. */
export const without = <T>(all: readonly T[], { at, length }: { at: number; length: number }) => [
  ...all.slice(0, at),
  ...all.slice(at + length),
];
