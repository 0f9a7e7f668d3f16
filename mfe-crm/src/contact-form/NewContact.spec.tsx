import type { SlotProps } from '@clearcoat/sdk';
import {
  contact,
  http,
  HttpResponse,
  place,
  renderRoutes,
  screen,
  server,
  userEvent,
  waitFor,
} from '@clearcoat/testing';
import { useState } from 'react';
import remote from '../module';

const jo = contact({ id: 'c9', name: 'Jo Park' });
const ana = contact({ id: 'c1', name: 'Ana Ruiz', phone: '(555) 123-4567' });

type Asked = SlotProps['appointments.newCustomer'];
const NewContact = remote.slots?.['appointments.newCustomer'] as React.ComponentType<Asked>;

/** Another remote's page that shows the callbacks' values. */
function Page({ typed }: { typed: string }) {
  const [isOpen, setIsOpen] = useState(true);
  const [chosen, setChosen] = useState('nobody');
  const onChosen = ({ name }: { name: string }) => setChosen(name);
  return (
    <>
      <p>{`Chosen: ${chosen}`}</p>
      <NewContact
        open={isOpen}
        typed={typed}
        onChosen={onChosen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

async function open(typed: string) {
  server.use(http.get('/api/contacts', () => HttpResponse.json([ana])));
  await renderRoutes([{ path: '/page', element: <Page typed={typed} /> }], { path: '/page' });
  await screen.findByRole('dialog', { name: 'Add New Contact' });
}

const enter = async (label: string, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};

describe('adding a contact over another page', () => {
  it('starts from what they were looked for by, and hands over who was saved', async () => {
    let sent: unknown;
    server.use(
      http.post('/api/contacts', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(jo, { status: 201 });
      }),
    );
    await open('Jo');
    expect(screen.getByLabelText('First Name')).toHaveValue('Jo');
    await userEvent.click(screen.getByText('Save Contact'));
    // A single name still asks for the last name.
    expect(await screen.findByText('Enter a last name')).toBeVisible();
    await enter('Last Name', 'Park');
    await enter('Phone Number', '555 0100');
    await userEvent.click(screen.getByText('Save Contact'));
    expect(await screen.findByText('Chosen: Jo Park')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toMatchObject({ name: 'Jo Park', phone: '555 0100' });
  });

  it('saves the address with its access notes as their place', async () => {
    const sent: unknown[] = [];
    let fails = true;
    server.use(
      http.post('/api/contacts', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(jo, { status: 201 });
      }),
      http.put('/api/contacts/c9', () => HttpResponse.json(jo)),
      http.post('/api/contacts/c9/places', async ({ request }) => {
        if (fails) return new HttpResponse(null, { status: 503 });
        sent.push(await request.json());
        return HttpResponse.json(place(), { status: 201 });
      }),
    );
    await open('Jo Park');
    await enter('Phone Number', '555 0100');
    await userEvent.click(screen.getByText('+ Address'));
    await enter('Access Notes', 'gate 4411#');
    await userEvent.click(screen.getByText('Save Contact'));
    expect(await screen.findAllByText('Please enter a street')).not.toEqual([]);
    await enter('Street', '14 Elm St');
    await userEvent.click(screen.getByText('Save Contact'));
    // The contact is already saved, and a retry does not add a second one.
    expect(await screen.findByText(/the address was not/)).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByText('Save Contact'));
    expect(await screen.findByText('Chosen: Jo Park')).toBeInTheDocument();
    expect(sent).toMatchObject([
      { name: 'Jo Park' },
      { street: '14 Elm St', accessNotes: 'gate 4411#' },
    ]);
  });

  it('takes who has the number already instead', async () => {
    await open('555 123 4567');
    expect(screen.getByLabelText('Phone Number')).toHaveValue('555 123 4567');
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Ana Ruiz' }));
    expect(await screen.findByText('Chosen: Ana Ruiz')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
