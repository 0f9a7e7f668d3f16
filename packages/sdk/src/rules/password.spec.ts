import { passwordStrength } from './password';

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['secret', 'weak'],
    ['password1', 'fair'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['Wax-2-shine', 'strong'],
    ['correct horse battery staple', 'strong'],
  ])('%j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
