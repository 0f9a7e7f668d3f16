/**
 * What an e-mail address signs in as, however it is typed. The one rule for it: no statement makes
 * such a key itself, since databases lower letters outside of ASCII each in its own way.
 */
export const emailKey = (email: string) => email.trim().toLowerCase();
