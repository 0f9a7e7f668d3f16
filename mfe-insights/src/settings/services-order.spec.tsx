import { http, HttpResponse, screen, server, userEvent, waitFor } from '@clearcoat/testing';
import { answer, full, open, wash } from '../testing/settings';

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent.trim());

describe('the order of services', () => {
  it('is changed by moving one, which stands there at once', async () => {
    answer([full, wash]);
    let sent: unknown;
    server.use(
      http.put('/api/services/order', async ({ request }) => {
        sent = await request.json();
        answer([wash, full]);
        return HttpResponse.json([wash, full]);
      }),
    );
    await open('?tab=services');
    expect(names()).toEqual(['Full Detail', 'Wash and Wax']);
    await userEvent.click(screen.getByRole('button', { name: 'More about Wash and Wax' }));
    expect(screen.queryByRole('menuitem', { name: 'Move Down' })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move Up' }));
    await waitFor(() => expect(names()).toEqual(['Wash and Wax', 'Full Detail']));
    await waitFor(() => expect(sent).toEqual({ ids: [wash.id, full.id] }));
  });

  it('that could not be saved is as it was, and says so', async () => {
    answer([full, wash]);
    server.use(http.put('/api/services/order', () => new HttpResponse(null, { status: 500 })));
    await open('?tab=services');
    await userEvent.click(screen.getByRole('button', { name: 'More about Full Detail' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move Down' }));
    expect(await screen.findByText("That wasn't saved. Please try again.")).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Full Detail', 'Wash and Wax']));
  });
});

describe('a service that is not offered', () => {
  it('says so in the list, and is hidden in its dialog', async () => {
    answer([full, { ...wash, hidden: true }]);
    let sent: unknown;
    server.use(
      http.put(`/api/services/${full.id}`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ ...full, hidden: true });
      }),
    );
    await open('?tab=services');
    expect(screen.getByText('Hidden').closest('tr')).toHaveTextContent('Wash and Wax');
    await userEvent.click(screen.getByRole('button', { name: 'Edit Full Detail' }));
    await userEvent.click(await screen.findByLabelText("Don't offer it for new bookings"));
    await userEvent.click(screen.getByText('Save Service'));
    expect(await screen.findByText('Service updated')).toBeVisible();
    expect(sent).toMatchObject({ name: 'Full Detail', hidden: true });
  });
});
