/**
 * Canonical form of a sign-in address. Only this function computes the form: databases lowercase
 * non-ASCII letters differently.
 */
export const emailKey = (email: string) => email.trim().toLowerCase();
