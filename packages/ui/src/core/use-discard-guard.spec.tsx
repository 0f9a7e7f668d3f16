import { act, fireEvent, renderRoutes, screen, waitFor } from '@clearcoat/testing';
import { useDiscardGuard } from './use-discard-guard';

function Form() {
  useDiscardGuard(true);
  return <h1>Form</h1>;
}

const TITLE = 'Discard what you typed?';
const open = () => renderRoutes([{ path: '/form', element: <Form /> }], { path: '/form' });
const question = () => screen.findByRole('dialog', { name: TITLE });

it('asks again of whoever goes again before the first answer is drawn', async () => {
  const { router } = await open();
  act(() => void router.navigate('/away'));
  await question();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Keep Editing' }));
    await new Promise((resolve) => setTimeout(resolve));
    void router.navigate('/elsewhere');
  });
  await waitFor(() => expect(screen.getAllByRole('dialog', { name: TITLE })).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(router.state.location.pathname).toBe('/elsewhere');
});

it('asks once of whoever goes twice', async () => {
  const { router } = await open();
  act(() => void router.navigate('/away'));
  await question();
  act(() => void router.navigate('/away'));
  expect(screen.getAllByRole('dialog', { name: TITLE })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Keep Editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();
});
