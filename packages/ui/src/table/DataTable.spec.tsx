import { fireEvent, render, screen, within } from '@testing-library/react';
import { DataTable } from './DataTable';
import type { Column, DataTableProps } from './types';

interface Job {
  id: string;
  service: string;
  price: number;
}

const jobs: Job[] = [
  { id: '1', service: 'Full Detail', price: 249.99 },
  { id: '2', service: 'Wash and Wax', price: 79.99 },
];
const columns: Column<Job>[] = [
  { key: 'service', title: 'Service', sortable: true, render: (job) => job.service },
  { key: 'price', title: 'Price', align: 'right', render: (job) => <button>{job.price}</button> },
];

const table = (props: Partial<DataTableProps<Job>>) => (
  <DataTable
    caption="Jobs"
    rows={jobs}
    columns={columns}
    rowKey={(job) => job.id}
    loadingText="Loading jobs..."
    empty={<p>No jobs yet</p>}
    card={(job) => <strong>{job.service}</strong>}
    {...props}
  />
);

const renderTable = (props: Partial<DataTableProps<Job>> = {}) => render(table(props));

/** Sets the width of the table's container. */
function setWidth(width: number) {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
}

describe('DataTable', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is a real table with a caption, headers and rows', () => {
    setWidth(1024);
    renderTable();
    const table = screen.getByRole('table', { name: 'Jobs' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    expect(within(table).getAllByRole('row')).toHaveLength(3);
  });

  it('is a list of cards where there is no room for it, however wide the window is', () => {
    setWidth(375);
    renderTable();
    expect(screen.queryByRole('table')).toBeNull();
    expect(
      within(screen.getByRole('list', { name: 'Jobs' })).getAllByRole('listitem'),
    ).toHaveLength(2);
  });

  it('is a list of cards where its columns turn out to need more than there is', () => {
    setWidth(800);
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(912);
    renderTable();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('stays a table where only a column of the wider one had no room', () => {
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.querySelectorAll('th').length * 300;
    });
    const wide: Column<Job> = { key: 'id', title: 'Id', from: 900, render: (job) => job.id };
    setWidth(1000);
    const { rerender } = renderTable({ columns: [...columns, wide] });
    setWidth(850);
    rerender(table({ columns: [...columns, wide] }));
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });

  it.each([
    [1024, 'rowheader'],
    [375, 'heading'],
  ])('has a head above each group, %i pixels wide', (width, role) => {
    setWidth(width);
    renderTable({
      groupOf: ({ id }) => ({ key: id, head: id === '1' ? 'Today' : 'Tomorrow' }),
    });
    expect(screen.getAllByRole(role).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Tomorrow',
    ]);
  });

  it('calls a group what it is called, whatever else its head holds', () => {
    const groupOf = () => ({ key: 'van', head: <a href="/book">Van 1 Book</a>, name: 'Van 1' });
    setWidth(375);
    const { unmount } = renderTable({ groupOf });
    expect(screen.getByRole('heading')).toHaveAccessibleName('Van 1');
    expect(screen.getByRole('list')).toHaveAccessibleName('Van 1');
    unmount();
    setWidth(1024);
    renderTable({ groupOf });
    expect(screen.getByRole('rowheader')).toHaveAttribute('abbr', 'Van 1');
  });

  it.each([
    [1024, ['Service', 'Price', 'Notes']],
    [800, ['Service', 'Price', 'Has notes']],
  ])('has the columns that there is room for, %i pixels wide', (width, heads) => {
    setWidth(width);
    const long: Column<Job> = { key: 'notes', title: 'Notes', from: 900, render: () => 'Dog hair' };
    const short: Column<Job> = { key: 'has', title: 'Has notes', below: 900, render: () => 'Yes' };
    renderTable({ columns: [...columns, long, short] });
    const shown = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(shown).toEqual(heads);
  });

  it('marks what just came', () => {
    renderTable({ isFresh: ({ id }) => id === '2' });
    expect(screen.getByText('Wash and Wax').closest('tr')).toHaveAttribute('data-fresh');
    expect(screen.getByText('Full Detail').closest('tr')).not.toHaveAttribute('data-fresh');
  });

  it('keeps what is on screen while it loads anew, and says that it loads at first', () => {
    const { rerender } = renderTable({ rows: [], loading: true });
    expect(screen.getByRole('status').textContent).toContain('Loading jobs...');
    rerender(<div />);
    renderTable({ loading: true });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  });

  it('shows what there is to say when it is empty', () => {
    renderTable({ rows: [] });
    expect(screen.getByText('No jobs yet')).toBeTruthy();
  });

  it('turns the order round', () => {
    const onSortChange = jest.fn();
    renderTable({ sort: { key: 'service', direction: 'asc' }, onSortChange });
    expect(screen.getByRole('columnheader', { name: 'Service' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Service' }));
    expect(onSortChange).toHaveBeenCalledWith({ key: 'service', direction: 'desc' });
    expect(screen.queryByRole('button', { name: 'Price' })).toBeNull();
  });

  it('opens a row by a click anywhere but on its controls', () => {
    const onRowClick = jest.fn();
    renderTable({ onRowClick });
    fireEvent.click(screen.getByRole('button', { name: '249.99' }));
    expect(onRowClick).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Full Detail'));
    expect(onRowClick).toHaveBeenCalledWith(jobs[0]);
  });
});
