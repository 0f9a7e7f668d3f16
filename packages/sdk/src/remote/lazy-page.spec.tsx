import { act, render, screen } from '@clearcoat/testing';
import { lazyPage, PageSkeletonProvider } from './lazy-page';

const Page = () => <h1>Contacts</h1>;

it("shows the shell's skeleton while its code is on its way, unless it has one of its own", async () => {
  let arrive = () => {};
  const load = () =>
    new Promise<{ default: typeof Page }>((resolve) => (arrive = () => resolve({ default: Page })));
  render(
    <PageSkeletonProvider value={<p>The shell’s</p>}>
      {lazyPage(load)}
      {lazyPage(() => new Promise(() => undefined), <p>Its own</p>)}
    </PageSkeletonProvider>,
  );
  expect(screen.getByText('The shell’s')).toBeVisible();
  expect(screen.getByText('Its own')).toBeVisible();
  await act(() => {
    arrive();
    return Promise.resolve();
  });
  expect(await screen.findByRole('heading', { name: 'Contacts' })).toBeVisible();
});
