import {
  fireEvent,
  http,
  HttpResponse,
  screen,
  server,
  service,
  userEvent,
  waitFor,
  within,
} from '@clearcoat/testing';
import { answer, enter, full, open, wash } from '../testing/settings';

const hair = {
  ...{ id: 'a1', name: 'Pet hair', description: 'With a rubber brush', price: 40, minutes: 30 },
  ...{ serviceIds: ['s5'], version: 2 },
};

/** Request bodies sent to a path, each with its base version. */
function sentTo(method: 'put' | 'post', path: string, saved: object) {
  const sent: unknown[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      sent.push([request.headers.get('If-Match'), await request.json()]);
      return HttpResponse.json(saved);
    }),
  );
  return sent;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a service by size', () => {
  it('has a price and a time for each, with its own for what is left empty', async () => {
    answer();
    const sent = sentTo('put', '/api/services/s5', wash);
    await open('?tab=services');
    await userEvent.click(screen.getByRole('button', { name: 'Edit Wash and Wax' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Service' });
    await screen.findByLabelText('SUV, dollars');
    expect(screen.getByLabelText('Car, dollars')).toHaveAttribute('placeholder', '80.00');
    type('SUV, dollars', '99.5');
    type('Car, minutes', '45');
    type('Free after (min)', '15');
    type('Checklist (Optional)', 'Wheels and tires\n\n  Two-bucket wash ');
    await userEvent.click(screen.getByRole('radio', { name: 'Teal' }));
    await expect(dialog).toBeAccessible();
    await userEvent.click(screen.getByText('Save Service'));
    expect(await screen.findByText('Service updated')).toBeVisible();
    expect(sent).toEqual([
      [
        '"1"',
        expect.objectContaining({
          ...{ name: 'Wash and Wax', bufferAfter: 15, colour: 'teal' },
          checklist: ['Wheels and tires', 'Two-bucket wash'],
          prices: [
            { sizeId: 'suv', price: 99.5, minutes: 60 },
            { sizeId: 'car', price: 80, minutes: 45 },
          ],
        }),
      ],
    ]);
  });

  it('says in the list from what to what it costs', async () => {
    const prices = [{ sizeId: 'suv', price: 289.99, minutes: 270 }];
    answer([service({ prices, category: 'Packages', colour: 'red' }), wash]);
    await open('?tab=services');
    const row = screen.getByText('Full Detail').closest('tr');
    expect(row).toHaveTextContent('Packages');
    expect(row).toHaveTextContent('$249.99$249.99–$289.99 by size');
  });
});

describe('add-ons', () => {
  it('are added, for every service unless some are ticked', async () => {
    answer();
    const sent = sentTo('post', '/api/addons', hair);
    const { container } = await open('?tab=services');
    await screen.findByText('No add-ons yet');
    await expect(container).toBeAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'Add an Add-on' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add an Add-on' });
    await enter('Name', 'Pet hair');
    await enter('Price', '40');
    type('Extra time (min)', '30');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Wash and Wax' }));
    await expect(dialog).toBeAccessible();
    await userEvent.click(screen.getByText('Save Add-on'));
    expect(await screen.findByText('Add-on added')).toBeVisible();
    const { name, price, minutes, serviceIds } = hair;
    expect(sent).toEqual([[null, { name, price, minutes, serviceIds, description: '' }]]);
  });

  it('are changed on the version that was read, and deleted with Undo', async () => {
    answer();
    server.use(
      http.get('/api/addons', () => HttpResponse.json([hair])),
      http.delete('/api/addons/a1', () => HttpResponse.json(hair)),
    );
    const sent = sentTo('put', '/api/addons/a1', hair);
    const restored: string[] = [];
    server.use(
      http.post('/api/addons/a1/restore', () => {
        restored.push('restored');
        return HttpResponse.json(hair);
      }),
    );
    await open('?tab=services');
    const row = within(await screen.findByRole('region', { name: 'Add-ons' }));
    expect(await row.findByRole('listitem')).toHaveTextContent(
      'Pet hairWith a rubber brushWash and Wax$40.0030 min',
    );
    await userEvent.click(screen.getByLabelText('More about Pet hair'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await enter('Price', '45');
    await userEvent.click(screen.getByText('Save Add-on'));
    expect(await screen.findByText('Add-on updated')).toBeVisible();
    expect(sent).toEqual([['"2"', expect.objectContaining({ price: 45 })]]);
    await userEvent.click(screen.getByLabelText('More about Pet hair'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(restored).toEqual(['restored']));
  });
});

describe('vehicle sizes', () => {
  it('are renamed, moved and added, and saved as a whole', async () => {
    answer();
    const sent = sentTo('put', '/api/sizes', { sizes: [], version: 5 });
    await open('?tab=services');
    await screen.findByLabelText('Size 2');
    type('Size 1', 'Sedan');
    await userEvent.click(screen.getByRole('button', { name: 'Move SUV up' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add Size' }));
    type('Size 3', 'Motorcycle');
    await userEvent.click(screen.getByText('Save Sizes'));
    expect(await screen.findByText('Your sizes were saved.')).toBeVisible();
    const added = { id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, name: 'Motorcycle' };
    const sizes = [{ id: 'suv', name: 'SUV' }, { id: 'car', name: 'Sedan' }, added];
    expect(sent).toEqual([['"4"', { sizes }]]);
  });

  it('stay in the fields with the sentence why they were refused', async () => {
    answer([full]);
    const sentence = 'Car has to stay: models are known to be of that size. Rename it instead';
    server.use(
      http.put('/api/sizes', () =>
        HttpResponse.json({ message: sentence, fields: { sizes: sentence } }, { status: 422 }),
      ),
    );
    await open('?tab=services');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Car' }));
    await userEvent.click(screen.getByText('Save Sizes'));
    expect((await screen.findAllByText(sentence))[0]).toBeVisible();
    expect(screen.getByLabelText('Size 1')).toHaveValue('SUV');
  });
});
