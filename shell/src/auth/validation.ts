import { MIN_PASSWORD_LENGTH } from '@clearcoat/sdk/rules';

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface SignInValues {
  email: string;
  password: string;
}

export interface SignUpValues extends SignInValues {
  firstName: string;
  lastName: string;
  confirmPassword: string;
  businessName: string;
  phone: string;
}

const TOO_SHORT = `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`;
const NOT_AN_EMAIL = 'Please enter a valid email address';

/** Message for the missing field, or undefined. */
export function checkSignIn({ email, password }: SignInValues): string | undefined {
  return email.trim() && password ? undefined : 'Please fill in all fields';
}

/** Message of the first failing check in the SPEC's order, or undefined. */
export function checkSignUp(values: SignUpValues): string | undefined {
  const { firstName, lastName, email, password, confirmPassword, businessName } = values;
  const isFilled = [firstName, lastName, email, businessName].every((text) => text.trim());
  if (!isFilled || !password) return 'Please fill in all required fields';
  if (password !== confirmPassword) return 'Passwords do not match';
  if (password.length < MIN_PASSWORD_LENGTH) return TOO_SHORT;
  return EMAIL_PATTERN.test(email.trim()) ? undefined : NOT_AN_EMAIL;
}

/** Names of the fields that {@link checkSignIn} rejects. */
export function wrongInSignIn(values: SignInValues): string[] {
  return (['email', 'password'] as const).filter((name) => !values[name].trim());
}

const REQUIRED = ['firstName', 'lastName', 'businessName', 'email', 'password'] as const;

/** Names of the fields that {@link checkSignUp} rejects, in the form's order. */
export function wrongInSignUp(values: SignUpValues): string[] {
  const missing = REQUIRED.filter((name) => !values[name].trim());
  if (missing.length > 0) return missing;
  if (values.password !== values.confirmPassword) return ['confirmPassword'];
  return values.password.length < MIN_PASSWORD_LENGTH ? ['password'] : ['email'];
}

/** Validation message for an e-mail address, or undefined. */
export function checkEmail(email: string): string | undefined {
  if (!email.trim()) return 'Please enter your email address';
  return EMAIL_PATTERN.test(email.trim()) ? undefined : NOT_AN_EMAIL;
}

/** Validation message for a new password, or undefined. */
export function checkNewPassword(password: string, confirmed: string): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return TOO_SHORT;
  return password === confirmed ? undefined : 'Passwords do not match';
}
