import { isAppPath, loginPath, returnPath } from './app-paths';

describe('where the app layout holds', () => {
  it.each([
    '/dashboard',
    '/dashboard/x',
    '/contacts',
    '/contacts/7',
    '/appointments/new',
    '/admin',
  ])('%s has it', (path) => expect(isAppPath(path)).toBe(true));
  it.each(['/', '/pricing', '/auth', '/contact', '/dashboards'])('%s has not', (path) =>
    expect(isAppPath(path)).toBe(false),
  );
});

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
