import { renderRoutes, screen } from '@clearcoat/testing';
import { RegionError } from './RegionError';

const broken = new TypeError('x is not a function');
const Broken = () => {
  throw broken;
};

it('a page of the shell that breaks says so, and is told as an error that nobody caught', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reportError = jest.fn();
  Object.assign(window, { reportError });
  await renderRoutes([{ path: '/*', element: <Broken />, errorElement: <RegionError /> }], {
    path: '/',
  });
  expect(await screen.findByText('This page ran into a problem')).toBeVisible();
  expect(reportError).toHaveBeenCalledWith(broken);
  jest.restoreAllMocks();
});
