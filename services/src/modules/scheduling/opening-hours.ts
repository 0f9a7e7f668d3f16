/** Opening hours of a new business and of the demo, in minutes of the day. */
export const OPENS = 9 * 60;
export const CLOSES = 18 * 60;
