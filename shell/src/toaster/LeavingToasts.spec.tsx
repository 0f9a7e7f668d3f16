import { toast, useNavigate } from '@clearcoat/sdk';
import { act, renderRoutes, screen, waitFor } from '@clearcoat/testing';
import { LeavingToasts } from './LeavingToasts';

function Page() {
  const navigate = useNavigate();
  const save = () => {
    toast({ title: 'Success' });
    void navigate('/appointments');
  };
  return (
    <>
      <LeavingToasts />
      <button onClick={() => void navigate('/contacts')}>Contacts</button>
      <button onClick={save}>Save</button>
    </>
  );
}

const routes = [{ path: '*', element: <Page /> }];
const later = () => jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
const press = async (name: string, user: Awaited<ReturnType<typeof renderRoutes>>['user']) =>
  user.click(screen.getByRole('button', { name }));

afterEach(() => jest.restoreAllMocks());

it('leaves with the page it spoke of', async () => {
  const { user } = await renderRoutes(routes, { path: '/dashboard' });
  act(() => toast({ title: 'Contact created' }));
  expect(await screen.findByText('Contact created')).toBeVisible();
  later();
  await press('Contacts', user);
  await waitFor(() => expect(screen.queryByText('Contact created')).not.toBeInTheDocument());
});

it('stays on the page its own step led to', async () => {
  const { user } = await renderRoutes(routes, { path: '/dashboard' });
  await press('Save', user);
  expect(await screen.findByText('Success')).toBeVisible();
});

it('stays while there is something to press', async () => {
  const { user } = await renderRoutes(routes, { path: '/dashboard' });
  act(() => toast({ title: 'Contact deleted', action: { label: 'Undo', onClick: jest.fn() } }));
  later();
  await press('Contacts', user);
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
});
