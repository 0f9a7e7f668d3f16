/** 'Every week', 'Every 4 weeks' */
export const oftenInWords = (everyWeeks: number): string =>
  everyWeeks === 1 ? 'Every week' : `Every ${everyWeeks} weeks`;

export const RHYTHMS = [2, 4, 6, 8] as const;
