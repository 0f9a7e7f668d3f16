/** '1 change', '3 changes'. */
export const countOf = (changes: number): string =>
  `${changes} ${changes === 1 ? 'change' : 'changes'}`;
