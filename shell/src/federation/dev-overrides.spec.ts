import { http, HttpResponse, server, sessionState, userProfile, waitFor } from '@clearcoat/testing';
import { session } from '@clearcoat/sdk';
import { devOverrides, parseOverrides, requestedOverrides } from './dev-overrides';

const CRM = 'http://localhost:4102/remoteEntry.js';
const reload = jest.fn();
const at = (href: string) => Object.assign(new URL(href), { reload }) as unknown as Location;
const onProduct = at(`https://app.example/contacts?mfe=crm@${CRM}`);

async function signIn(isPlatformAdmin: boolean) {
  const state = sessionState({ user: userProfile({ isPlatformAdmin }) });
  server.use(http.get('/api/session', () => HttpResponse.json(state)));
  await session.load();
}

/** Without this cookie the page reloads once, to get a policy that allows dev servers. */
const letDevServersIn = () => (document.cookie = 'clearcoat_dev=1');

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'clearcoat_dev=1; Max-Age=0';
  reload.mockClear();
});

describe('a remote from a dev server', () => {
  it('is named in the address, one or several', () => {
    const assistant = 'http://127.0.0.1:4105/remoteEntry.js';
    expect(parseOverrides(`crm@${CRM}, assistant@${assistant}`)).toEqual({ crm: CRM, assistant });
  });

  it.each([
    'crm@https://evil.example/remoteEntry.js',
    'crm@http://localhost.evil.example/x.js',
    'crm@http://localhost@evil.example/x.js',
    'crm@javascript:alert(1)',
    'crm@//localhost:4102/x.js',
    'crm',
    '__proto__@http://localhost:4102/x.js',
  ])('is never %s', (text) => {
    expect(parseOverrides(text)).toEqual({});
  });

  it('stays for the tab, and others join it', () => {
    const assistant = 'http://127.0.0.1:4105/remoteEntry.js';
    requestedOverrides(at(`http://localhost:3000/?mfe=crm@${CRM}`));
    requestedOverrides(at(`http://localhost:3000/?mfe=assistant@${assistant}`));
    expect(requestedOverrides(at('http://localhost:3000/contacts'))).toEqual({
      crm: CRM,
      assistant,
    });
  });

  it('is granted to everyone on their own machine', async () => {
    letDevServersIn();
    const local = at(`http://localhost:3000/?mfe=crm@${CRM}`);
    await expect(devOverrides(local)).resolves.toEqual({ crm: CRM });
  });

  it('is granted to the platform’s administrators elsewhere, and to nobody else', async () => {
    await signIn(false);
    await expect(devOverrides(onProduct)).resolves.toEqual({});
    expect(document.cookie).toBe('');
    await signIn(true);
    letDevServersIn();
    await expect(devOverrides(onProduct)).resolves.toEqual({ crm: CRM });
    expect(reload).not.toHaveBeenCalled();
  });

  it('has the page loaded anew when its policy keeps dev servers out', async () => {
    await signIn(true);
    void devOverrides(onProduct);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(document.cookie).toBe('clearcoat_dev=1');
  });
});
