/** In minutes of the day, for every business: hours of its own are not among its settings. */
export const OPENS = 8 * 60;
export const CLOSES = 18 * 60;
