import { createRouter } from './router';

const registry = { schema: 1 as const, revision: 'r1', remotes: [] };

it('tells whoever draws it first what happened before', async () => {
  const router = createRouter(registry);
  await router.navigate('/auth');
  const draw = jest.fn();
  router.subscribe(draw);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/auth');
});
