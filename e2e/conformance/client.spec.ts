import type * as Query from '@clearcoat/sdk/query';
import { signInToDemo } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/kept-page';

interface FederatedWindow {
  __FEDERATION__: {
    __INSTANCES__: {
      loadShare(name: '@clearcoat/sdk/query'): Promise<() => typeof Query>;
    }[];
  };
}

test(
  'the generic fetch gets the first element of the key, reads JSON or text, and throws the status',
  shows('CALL-01', 'CALL-02', 'CALL-03', 'ERR-01'),
  async ({ page, watch }) => {
    watch.expectFailures(/no-such-call|404/);
    await signInToDemo(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    const asked = page.waitForRequest('**/api/services');
    // The query client of the running build, as a remote gets it.
    const answers = await page.evaluate(async () => {
      const { __FEDERATION__: federation } = window as unknown as FederatedWindow;
      const share = await federation.__INSTANCES__[0]?.loadShare('@clearcoat/sdk/query');
      const client = share?.().createQueryClient();
      const fetchQuery = (...queryKey: unknown[]) =>
        client?.fetchQuery({ queryKey, retry: false }).catch((error: Error) => error.message);
      return {
        json: await fetchQuery('/api/services', { view: 'any' }),
        text: await fetchQuery('/api/blog/rss.xml'),
        failure: await fetchQuery('/api/no-such-call'),
      };
    });
    const request = await asked;
    expect(request.method()).toBe('GET');
    expect(request.headers()['content-type']).toBe('application/json');
    expect(answers.json).toEqual(expect.arrayContaining([expect.objectContaining({ id: 's1' })]));
    expect(answers.text).toMatch(/^<\?xml/);
    expect(answers.failure).toBe('API Error: 404');
  },
);
