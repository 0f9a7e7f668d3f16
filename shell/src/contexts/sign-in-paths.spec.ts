import { loginPath, returnPath } from './sign-in-paths';

describe('signing in', () => {
  it('comes back to exactly the place that was asked for', () => {
    const login = loginPath({ pathname: '/contacts', search: '?search=a%26b', hash: '#x' });
    const search = new URL(login, 'https://clearcoat.example').searchParams;
    expect(search.get('tab')).toBe('login');
    expect(returnPath(search)).toBe('/contacts?search=a%26b#x');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'dashboard', ''])(
    'never follows %p',
    (returnTo) => expect(returnPath(new URLSearchParams({ returnTo }))).toBe('/dashboard'),
  );
});
