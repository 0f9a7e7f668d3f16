import { waitFor } from '@clearcoat/testing';
import { reportViolations } from './violations-watch';

const sent: { path: string; body: Blob }[] = [];
const REMOTE = 'https://app.example/remotes/crm/1.4.0-1a2b3c4d/assets/12.js';

beforeAll(() => {
  navigator.sendBeacon = (path, body) =>
    Boolean(sent.push({ path: String(path), body: body as Blob }));
  reportViolations();
});
beforeEach(() => sent.splice(0));

function violate(details: { blockedURI: string; sourceFile: string }): void {
  const violation = { effectiveDirective: 'script-src-elem', ...details };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
}

const reports = async () => {
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  return Promise.all(
    sent.map(async ({ body }) => JSON.parse(await body.text()) as Record<string, string>),
  );
};

it('names the remote whose script asked for what was kept out, without its query', async () => {
  violate({ blockedURI: 'https://evil.example/x.js?secret=1', sourceFile: REMOTE });
  expect(await reports()).toEqual([
    {
      remote: 'crm',
      version: '1.4.0-1a2b3c4d',
      kind: 'load',
      traceId: expect.any(String) as string,
      reason: "The page's policy (script-src-elem) kept out https://evil.example/x.js.",
    },
  ]);
});

it('is told once, and else is the shell’s', async () => {
  violate({ blockedURI: 'inline', sourceFile: '' });
  violate({ blockedURI: 'inline', sourceFile: '' });
  expect(await reports()).toEqual([expect.objectContaining({ remote: 'shell' })]);
});
