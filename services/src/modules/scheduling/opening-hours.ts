/** Hours of a new business, and so of the demo's: minutes of the day. */
export const OPENS = 9 * 60;
export const CLOSES = 18 * 60;
