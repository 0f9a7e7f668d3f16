// oxlint-disable-next-line no-restricted-imports -- a router without a browser, for tests only
import { createMemoryRouter } from 'react-router-dom';
import { Link, Outlet, RouterProvider } from '@clearcoat/sdk';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { useNavigationEffects } from './navigation-effects';

const server = new EventTarget();

function SlowPage() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => server.addEventListener('arrives', () => setIsThere(true)), []);
  return isThere ? <h1>Revenue</h1> : <p>Loading</p>;
}

function Frame() {
  useNavigationEffects();
  return (
    <>
      <Link to="/revenue">Revenue</Link>
      <button type="button">Notifications</button>
      <main>
        <Outlet />
      </main>
    </>
  );
}

const routes = [
  {
    path: '/',
    element: <Frame />,
    children: [
      { index: true, element: <h1>Home</h1> },
      { path: 'revenue', element: <SlowPage /> },
    ],
  },
];

async function open() {
  const user = userEvent.setup();
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await user.click(screen.getByRole('link', { name: 'Revenue' }));
  return user;
}

const arrived = () =>
  act(async () => {
    server.dispatchEvent(new Event('arrives'));
    await Promise.resolve();
  });

it('the heading of a page that comes late has the focus', async () => {
  await open();
  await arrived();
  expect(screen.getByRole('heading', { name: 'Revenue' })).toHaveFocus();
});

it('but takes it from nobody who has gone on meanwhile', async () => {
  const user = await open();
  await user.tab();
  await arrived();
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveFocus();
});
