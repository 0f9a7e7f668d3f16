/** 'Every week', 'Every 4 weeks' */
export const oftenInWords = (everyWeeks: number): string =>
  everyWeeks === 1 ? 'Every week' : `Every ${everyWeeks} weeks`;

export const RHYTHMS = [1, 2, 3, 4, 6, 8, 12] as const;
