import { act, http, HttpResponse, screen, server, sessionState } from '@clearcoat/testing';
import { start } from './start';

jest.mock('./federation/registry-client', () => ({
  ...jest.requireActual<object>('./federation/registry-client'),
  loadRegistry: () => Promise.resolve({ schema: 1, revision: 'r', remotes: [] }),
}));

/** A browser that blocks site data throws on any access to storage. */
function refuseStorage(): () => void {
  const names = ['localStorage', 'sessionStorage'] as const;
  const real = names.map((name) => Object.getOwnPropertyDescriptor(window, name));
  for (const name of names) {
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
  return () =>
    names.forEach((name, index) => Object.defineProperty(window, name, real[index] ?? {}));
}

it('shows the page to a visitor whose browser keeps no site data', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  server.use(http.get('/api/session', () => HttpResponse.json(sessionState())));
  const allow = refuseStorage();
  await act(() => start());
  expect(await screen.findByRole('banner')).toBeVisible();
  allow();
});
