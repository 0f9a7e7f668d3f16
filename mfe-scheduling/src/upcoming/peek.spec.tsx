import { act, appointment, fireEvent, renderRoutes, screen } from '@clearcoat/testing';
import { UpcomingAppointments } from './UpcomingAppointments';

const dialog = () => screen.findByRole('dialog', { name: "Ana Ruiz's job" });
const showJobs = () =>
  renderRoutes(
    [
      {
        path: '/dashboard',
        element: <UpcomingAppointments data={[appointment({ id: 'a1' })]} isLoading={false} />,
      },
    ],
    { path: '/dashboard' },
  );
const jobLink = async () =>
  (await screen.findAllByRole('link')).find(
    (link) => link.getAttribute('href') === '/appointments/a1',
  ) as HTMLElement;

beforeEach(() => {
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
});

it('is not loaded before it is needed, and Space on a job shows its facts', async () => {
  const { container } = await showJobs();
  const link = await jobLink();
  expect(screen.queryByText('Space on a job shows its details.')).not.toBeInTheDocument();
  act(() => link.focus());
  expect(await screen.findByText('Space on a job shows its details.')).toBeInTheDocument();
  fireEvent.keyDown(link, { key: ' ' });
  expect(await dialog()).toHaveTextContent('Full Detail');
  await expect(container).toBeAccessible();
});

it('a first long press anywhere in the row waits for it to load', async () => {
  await showJobs();
  const row = (await jobLink()).closest('tr') as HTMLElement;
  const touch = (type: string) =>
    fireEvent(
      row,
      Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'touch' }),
    );
  touch('pointerover');
  touch('pointerdown');
  expect(await screen.findByRole('dialog', {}, { timeout: 2000 })).toHaveTextContent('Ana Ruiz');
});
