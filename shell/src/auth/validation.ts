/** The shortest password there is, in characters. */
export const MIN_PASSWORD_LENGTH = 6;
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

/** The sentence that says what is missing, or undefined when nothing is. */
export function checkSignIn({ email, password }: SignInValues): string | undefined {
  return email.trim() && password ? undefined : 'Please fill in all fields';
}

/** The first of the SPEC's checks that fails, in its order; undefined when all hold. */
export function checkSignUp(values: SignUpValues): string | undefined {
  const { firstName, lastName, email, password, confirmPassword, businessName } = values;
  const isFilled = [firstName, lastName, email, businessName].every((text) => text.trim());
  if (!isFilled || !password) return 'Please fill in all required fields';
  if (password !== confirmPassword) return 'Passwords do not match';
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`;
  }
  if (!EMAIL_PATTERN.test(email.trim())) return 'Please enter a valid email address';
  return undefined;
}
