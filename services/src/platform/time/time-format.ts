/** How times are shown: '1:30 PM', or '13:30'. */
export const TIME_FORMATS = ['12h', '24h'] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];
