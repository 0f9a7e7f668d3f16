import { Outlet } from '@clearcoat/sdk';
import { renderRoutes, screen, userProfile } from '@clearcoat/testing';
import { HostProvider } from '../../contexts/host';
import { AccountMenu } from './AccountMenu';

const routes = [
  {
    element: (
      <HostProvider value={{ registry: { schema: 1, revision: 'r1', remotes: [] } }}>
        <AccountMenu />
        <Outlet />
      </HostProvider>
    ),
    children: [{ path: '*', element: <button type="button">Elsewhere</button> }],
  },
];

async function open() {
  const user = userProfile({ email: 'maya@example.com', businessName: 'Torres Detailing' });
  const view = await renderRoutes(routes, { path: '/dashboard', session: { user } });
  const button = await screen.findByRole('button', { name: 'Torres Detailing' });
  await view.user.click(button);
  return { ...view, button };
}

it('shows the person beside the business', async () => {
  const { button } = await open();
  expect(button).toHaveTextContent('MTTorres Detailing');
});

it('says who is signed in, and keeps the theme one chooses', async () => {
  const { user, container } = await open();
  expect(screen.getByText('maya@example.com')).toBeVisible();
  expect(screen.getByText('Owner at Torres Detailing')).toBeVisible();
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'System' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  await expect(container).toBeAccessible();
});

it('is walked with the arrows, and closes with Escape, giving back the focus', async () => {
  const { user, button } = await open();
  expect(screen.getByRole('menuitemradio', { name: 'System' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: 'System' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('closes when one presses elsewhere', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('is seen to go, as a picture that nobody can reach', async () => {
  // The stubbed animation never ends, so the copy that fades out stays in the document.
  Element.prototype.animate = () => ({}) as Animation;
  const { user } = await open();
  await user.keyboard('{Escape}');
  Reflect.deleteProperty(Element.prototype, 'animate');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByText('maya@example.com').closest('[aria-hidden="true"]')).toBeInTheDocument();
});
