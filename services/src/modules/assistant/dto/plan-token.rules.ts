/** One that is longer is not handed out: a follow-up is then read from the questions before. */
export const LONGEST_TOKEN = 8_000;
