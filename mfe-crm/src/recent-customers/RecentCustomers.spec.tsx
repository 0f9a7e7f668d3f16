import { renderRoutes, screen } from '@clearcoat/testing';
import { RecentCustomers } from './RecentCustomers';

const show = (props: Parameters<typeof RecentCustomers>[0]) =>
  renderRoutes([{ path: '/dashboard', element: <RecentCustomers {...props} /> }], {
    path: '/dashboard',
  });

describe('recent customers', () => {
  it('lists who was seen last and leads on (DASH-11, DASH-12, ENT-07)', async () => {
    const ana = {
      id: 'c1',
      name: 'Ana Ruiz',
      date: '2026-11-02',
      service: 'Full Detail',
      vehicle: null,
    };
    await show({ data: [ana], isLoading: false });
    expect(await screen.findByRole('heading', { name: 'Recent Customers' })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent(/Ana Ruiz.*Full Detail.*Nov 2, 2026/);
    expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/contacts');
    expect(screen.getByRole('link', { name: 'Add New Customer' })).toHaveAttribute(
      'href',
      '/contacts?action=new',
    );
  });

  it('says when there is nobody yet (DASH-10)', async () => {
    await show({ data: [], isLoading: false });
    expect(await screen.findByText('No recent customers')).toBeVisible();
  });

  it('waits for its data', async () => {
    await show({ data: [], isLoading: true });
    expect(await screen.findByText('Loading customers...')).toBeVisible();
    expect(screen.queryByText('No recent customers')).not.toBeInTheDocument();
  });
});
