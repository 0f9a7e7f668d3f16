import {
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  userEvent,
  waitFor,
} from '@clearcoat/testing';
import remote from '../module';

const columns = [
  { index: 0, name: 'Customer', samples: ['Ana Ruiz', 'Bo Chen'], suggested: 'name' },
  { index: 1, name: 'Mobile', samples: ['555 0100'], suggested: 'phone' },
  { index: 2, name: 'Shoe size', samples: [], suggested: null },
];
const staged = {
  id: 'i1',
  fileName: 'people.csv',
  status: 'uploaded',
  rows: 12,
  ...{ done: 0, added: 0, updated: 0, skipped: 0, failed: 0, kept: 0, visitsKept: 0 },
  ...{ leftOut: 0, unnamed: 0 },
  createdAt: '2026-11-21T12:00:00.000Z',
  canUndo: false,
  columns,
  source: { sheet: '', sheets: [], headingRow: 1, head: [] },
};
const done = {
  ...staged,
  ...{ status: 'done', done: 12, added: 10, failed: 2, visitsKept: 3, canUndo: true },
  ...{ leftOut: 1, unnamed: 1 },
};
const check = {
  ...{ toAdd: 10, toUpdate: 0, toSkip: 0, failed: 2, overLimit: 0, visitsKept: 3 },
  ...{ leftOut: 1, unnamed: 1 },
  warnings: [
    { row: 5, message: 'No name in the file: saved as (555) 555-0101' },
    { row: 5, message: '“ana@” is not an e-mail address: kept in the notes' },
  ],
  problems: [{ row: 4, message: 'The phone number is missing' }],
  preview: [
    {
      ...{ row: 2, outcome: 'add', name: 'Ana Ruiz', phone: '(555) 555-0100' },
      ...{ email: '', address: 'Mazda 3', notes: '', also: 'SUV · 14 Elm St' },
    },
  ],
};

const answerImport = (found: object = staged) =>
  server.use(http.get('/api/contacts/imports/i1', () => HttpResponse.json(found)));

/** Request bodies sent to a step of the import. */
function sentTo(step: string, answer: object, status = 200) {
  const sent: unknown[] = [];
  server.use(
    http.post(`/api/contacts/imports/i1/${step}`, async ({ request }) => {
      sent.push(await request.json().catch(() => undefined));
      return HttpResponse.json(answer, { status });
    }),
  );
  return sent;
}

const open = (path = '/contacts/import') => renderRoutes(remote.routes, { path });
const file = () => new File(['Customer,Mobile'], 'people.csv', { type: 'text/csv' });

describe('importing contacts', () => {
  it('says how much a file may hold without breaking the figure from its unit', async () => {
    await open();
    const field = await screen.findByLabelText('Choose a File');
    expect(field).toHaveAccessibleDescription(/5\u00a0MB/);
  });

  it('leads from the file over its columns and a check to the result', async () => {
    server.use(
      http.post('/api/contacts/imports', () => HttpResponse.json(staged, { status: 201 })),
    );
    answerImport();
    const checked = sentTo('check', check);
    const run = sentTo('run', done, 202);
    const { container, router } = await open();
    await expect(container).toBeAccessible();
    await userEvent.upload(await screen.findByLabelText('Choose a File'), file());

    expect(await screen.findByText('Ana Ruiz · Bo Chen')).toBeVisible();
    expect(router.state.location.search).toBe('?id=i1');
    await expect(container).toBeAccessible();
    await userEvent.click(screen.getByLabelText('Update them from the file'));
    await userEvent.click(screen.getByText('Check', { selector: 'button *' }));

    expect(await screen.findByText('The phone number is missing')).toBeVisible();
    expect(screen.getByText(/^3 customers have visits here/)).toBeVisible();
    expect(screen.getByText('“ana@” is not an e-mail address: kept in the notes')).toBeVisible();
    expect(screen.getByText('No name in the file: saved as (555) 555-0101')).toBeVisible();
    expect(screen.getByText('Mazda 3')).toBeVisible();
    expect(screen.getByText('SUV · 14 Elm St')).toBeVisible();
    const options = { mapping: { name: 0, phone: 1 }, duplicates: 'update' };
    expect(checked).toEqual([options]);
    await expect(container).toBeAccessible();
    answerImport(done);
    await userEvent.dblClick(screen.getByText('Import 10 customers'));

    expect(await screen.findByText('10 added, 2 failed')).toBeVisible();
    expect(screen.getByText(/^3 customers have visits here/)).toBeVisible();
    expect(screen.getByText(/^1 customer has details that don't fit a field/)).toBeVisible();
    expect(screen.getByText(/^1 customer has no name in the file/)).toBeVisible();
    expect(run).toEqual([options]);
    expect(router.state.location.search).toBe('?id=i1');
    await expect(container).toBeAccessible();
  });

  it('says which column is no longer imported when its field goes to another', async () => {
    answerImport();
    await open('/contacts/import?id=i1');
    const [first, second] = columns.map(({ name }) => name);
    await userEvent.click(await screen.findByLabelText(`What ${second} holds`));
    const options = await screen.findAllByText('Full name');
    await userEvent.click(options.at(-1) as HTMLElement);
    expect(await screen.findByText(/is taken from/)).toHaveTextContent(
      `Full name is taken from “${second}” now. “${first}” is no longer imported.`,
    );
  });

  it('asks how a date is meant that can be read both ways', async () => {
    const visits = { order: 'month-first', doubtful: '3/4/2025' };
    const visited = { index: 3, name: 'Last seen', samples: ['3/4/2025'], suggested: 'lastVisit' };
    answerImport({ ...staged, columns: [...columns, { ...visited, dates: visits }] });
    const checked = sentTo('check', check);
    await open('/contacts/import?id=i1');
    await userEvent.click(await screen.findByText('Check', { selector: 'button *' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose one.');
    await userEvent.click(screen.getByLabelText('Apr 3, 2025 (day first)'));
    await userEvent.click(screen.getByText('Check', { selector: 'button *' }));
    expect(await screen.findByText('To add')).toBeVisible();
    expect(checked).toEqual([
      {
        mapping: { name: 0, phone: 1, lastVisit: 3 },
        duplicates: 'skip',
        dateOrder: 'day-first',
      },
    ]);
  });

  it('reads another sheet or row of the same file', async () => {
    const head = [
      { number: 1, cells: ['Blue Sky Detailing'] },
      { number: 3, cells: ['Customer', 'Mobile'] },
    ];
    const source = { sheet: 'Old', sheets: ['Old', 'Customers'], headingRow: 1, head };
    const sent: unknown[] = [];
    server.use(
      http.post('/api/contacts/imports', async ({ request }) => {
        const form = await request.formData();
        sent.push([form.get('sheet'), form.get('headingRow')]);
        return HttpResponse.json({ ...staged, source }, { status: 201 });
      }),
    );
    answerImport({ ...staged, source });
    await open();
    await userEvent.upload(await screen.findByLabelText('Choose a File'), file());
    await userEvent.click(await screen.findByLabelText('Sheet'));
    await userEvent.click((await screen.findAllByText('Customers')).at(-1) as HTMLElement);
    await waitFor(() => expect(sent).toHaveLength(2));
    await userEvent.click(await screen.findByLabelText('Headings'));
    await userEvent.click(
      (await screen.findAllByText('Row 3: Customer, Mobile')).at(-1) as HTMLElement,
    );
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent).toEqual([
      [null, null],
      ['Customers', null],
      ['Old', '3'],
    ]);
  });

  it('asks for the columns that a customer cannot do without', async () => {
    answerImport({
      ...staged,
      columns: columns.map((column) => ({ ...column, suggested: null })),
    });
    await open('/contacts/import?id=i1');
    await userEvent.click(await screen.findByText('Check', { selector: 'button *' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose the columns');
  });

  it('goes on at the check after a reload, and back to what was chosen', async () => {
    answerImport();
    const checked = sentTo('check', check);
    await open('/contacts/import?id=i1&step=check&name=0&phone=2&duplicates=add');
    expect(await screen.findByText('To add')).toBeVisible();
    expect(checked).toEqual([{ mapping: { name: 0, phone: 2 }, duplicates: 'add' }]);
    await userEvent.click(screen.getByText('Back'));
    expect(await screen.findByLabelText('Add them again')).toBeChecked();
  });

  it('says in a sentence why a file cannot be used, and takes another', async () => {
    const message = 'This is not a CSV or Excel file. Please choose a .csv or .xlsx file.';
    server.use(
      http.post('/api/contacts/imports', () => HttpResponse.json({ message }, { status: 415 })),
    );
    await open();
    await userEvent.upload(await screen.findByLabelText('Choose a File'), file());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Choose a File')).toBeEnabled();
  });

  it('says who the plan has no room for', async () => {
    answerImport();
    sentTo('check', { ...check, overLimit: 3 });
    await open('/contacts/import?id=i1&step=check&name=0&phone=1');
    expect(await screen.findByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/settings#plan',
    );
    expect(screen.getByText(/no room for 3 customers/)).toBeVisible();
  });

  it('shows how far it is while it runs', async () => {
    answerImport({ ...staged, status: 'running', done: 3 });
    await open('/contacts/import?id=i1');
    const bar = await screen.findByRole('progressbar');
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    answerImport(done);
    expect(await screen.findByText('Import finished')).toBeVisible();
  });

  it('is taken back with one click, and says who stayed', async () => {
    let found = done;
    server.use(
      http.get('/api/contacts/imports/i1', () => HttpResponse.json(found)),
      http.post('/api/contacts/imports/i1/undo', () => {
        found = { ...done, status: 'undone', canUndo: false, kept: 1 };
        return HttpResponse.json(found);
      }),
    );
    await open('/contacts/import?id=i1');
    await userEvent.click(await screen.findByText('Undo Import'));
    expect(await screen.findByText(/1 of its customers stayed/)).toBeVisible();
    expect(screen.queryByText('Undo Import')).not.toBeInTheDocument();
  });

  it('says so when the file is gone', async () => {
    server.use(http.get('/api/contacts/imports/i1', () => new HttpResponse(null, { status: 404 })));
    await open('/contacts/import?id=i1');
    expect(await screen.findByText('This import is gone')).toBeVisible();
  });
});

describe('past imports', () => {
  it('stand in a list, each with its result and the way back', async () => {
    const waiting = { ...staged, id: 'i2' };
    server.use(http.get('/api/contacts/imports', () => HttpResponse.json([done, waiting])));
    await open('/contacts/imports');
    const row = (await screen.findByText('10 added, 2 failed')).closest('tr');
    expect(row).toHaveTextContent('Nov 21, 2026');
    expect(screen.getByText('Not imported yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Undo people.csv' })).toHaveLength(1);
  });

  it('say so when there are none', async () => {
    server.use(http.get('/api/contacts/imports', () => HttpResponse.json([])));
    await open('/contacts/imports');
    expect(await screen.findByText('No imports yet')).toBeVisible();
  });
});

describe('the menu beside Add Contact', () => {
  const openMenu = async (permissions: 'all' | 'staff') => {
    server.use(http.get('/api/contacts', () => HttpResponse.json([])));
    const page = await renderRoutes(remote.routes, {
      path: '/contacts',
      ...(permissions === 'staff' && {
        session: { permissions: ['contacts:read', 'contacts:write'] },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await screen.findByRole('menuitem', { name: 'Import' });
    return page;
  };

  it('leads to imports and exports', async () => {
    const { router } = await openMenu('all');
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(names).toEqual(['Import', 'Export CSV', 'Export Excel', 'Past Imports']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Import' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/contacts/import'));
  });

  it('offers exports only to those who may', async () => {
    await openMenu('staff');
    expect(screen.queryByRole('menuitem', { name: 'Export CSV' })).not.toBeInTheDocument();
  });
});
