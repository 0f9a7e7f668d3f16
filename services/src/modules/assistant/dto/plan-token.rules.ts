/** Maximum length of a plan token. Without one, a follow-up is understood from the earlier questions. */
export const LONGEST_TOKEN = 8_000;
