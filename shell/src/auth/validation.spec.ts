import { checkSignIn, checkSignUp, type SignUpValues } from './validation';

const complete: SignUpValues = {
  firstName: 'Noa',
  lastName: 'Berg',
  email: 'noa@example.com',
  password: 'secret',
  confirmPassword: 'secret',
  businessName: 'Harbor Shine',
  phone: '',
};

describe('sign in', () => {
  it('needs both fields', () => {
    expect(checkSignIn({ email: 'a@b.co', password: '' })).toBe('Please fill in all fields');
    expect(checkSignIn({ email: '  ', password: 'x' })).toBe('Please fill in all fields');
    expect(checkSignIn({ email: 'a@b.co', password: 'x' })).toBeUndefined();
  });
});

describe('sign up', () => {
  it('accepts what is complete; the phone is optional', () => {
    expect(checkSignUp(complete)).toBeUndefined();
    const shortest = { ...complete, password: '123456', confirmPassword: '123456' };
    expect(checkSignUp(shortest)).toBeUndefined();
  });

  it.each(['firstName', 'lastName', 'email', 'password', 'businessName'] as const)(
    'needs %s',
    (field) => {
      expect(checkSignUp({ ...complete, [field]: '' })).toBe('Please fill in all required fields');
    },
  );

  it.each([
    [{ confirmPassword: 'other' }, 'Passwords do not match'],
    [
      { password: '12345', confirmPassword: '12345' },
      'Password must be at least 6 characters long',
    ],
    [{ email: 'noa.example.com' }, 'Please enter a valid email address'],
  ])('refuses %p', (change, message) => {
    expect(checkSignUp({ ...complete, ...change })).toBe(message);
  });
});
