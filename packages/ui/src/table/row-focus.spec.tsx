import { render, screen, userEvent } from '@clearcoat/testing';
import { useState } from 'react';
import { DataTable } from './DataTable';

function People() {
  const [names, setNames] = useState(['Ana', 'Ben', 'Cy']);
  return (
    <main>
      <h1>Contacts</h1>
      <DataTable
        caption="Contacts"
        rows={names}
        rowKey={(name) => name}
        columns={[
          {
            key: 'actions',
            title: 'Actions',
            render: (name) => (
              <>
                <button>Edit {name}</button>
                <button onClick={() => setNames(names.filter((other) => other !== name))}>
                  Delete {name}
                </button>
              </>
            ),
          },
        ]}
        empty={<p>No contacts found</p>}
        card={(name) => <p>{name}</p>}
      />
    </main>
  );
}

const remove = (name: string) => userEvent.click(screen.getByText(`Delete ${name}`));

it('gives the focus of a deleted row to the one in its place, then to the one before, then to the heading', async () => {
  render(<People />);
  await remove('Ben');
  expect(screen.getByText('Delete Cy')).toHaveFocus();
  await remove('Cy');
  expect(screen.getByText('Delete Ana')).toHaveFocus();
  await remove('Ana');
  expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus();
});

it('says which rows of how many these are', () => {
  render(
    <DataTable
      caption="Contacts"
      rows={['Ana']}
      part={{ from: 40, of: 5000 }}
      rowKey={(name) => name}
      columns={[{ key: 'name', title: 'Name', render: (name) => name }]}
      empty={null}
      card={(name) => name}
    />,
  );
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
  expect(screen.getByText('Ana').closest('tr')).toHaveAttribute('aria-rowindex', '42');
});
