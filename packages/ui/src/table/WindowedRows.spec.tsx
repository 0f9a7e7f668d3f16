import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DataTable } from './DataTable';
import { WindowedRows } from './WindowedRows';

/** Many more rows than fit near any screen. */
const MANY = 200;
const names = (count: number) => Array.from({ length: count }, (_, index) => `Customer ${index}`);

function Names({ rows }: { rows: readonly string[] }) {
  return (
    <WindowedRows rows={rows} rowKey={(name) => name}>
      {(visible, part) => (
        <DataTable
          caption="Customers"
          rows={visible}
          part={part}
          columns={[{ key: 'name', title: 'Name', render: (name) => <button>{name}</button> }]}
          rowKey={(name) => name}
          loadingText="Loading..."
          empty={<p>None</p>}
          card={(name) => <button>{name}</button>}
        />
      )}
    </WindowedRows>
  );
}

describe('WindowedRows', () => {
  afterEach(() => jest.restoreAllMocks());

  it('keeps the focus where it is while a list grows long', async () => {
    const { rerender } = render(<Names rows={names(50)} />);
    const focused = screen.getByRole('button', { name: 'Customer 3' });
    act(() => focused.focus());

    rerender(<Names rows={names(MANY)} />);
    await waitFor(() => expect(document.querySelectorAll('tr').length).toBeLessThan(60));
    expect(focused).toHaveFocus();
    expect(focused).toBeVisible();
  });

  it('what is not drawn takes the room of what is: the end of the list stays where it is', async () => {
    const CARD_PX = 160;
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(CARD_PX);
    const { container } = render(<Names rows={names(MANY)} />);
    await waitFor(() => expect(container.querySelectorAll('tbody tr').length).toBeLessThan(60));

    const box = container.firstElementChild as HTMLElement;
    const drawn = container.querySelectorAll('tbody tr').length * CARD_PX;
    const { paddingTop, paddingBottom } = box.style;
    expect(drawn + parseFloat(paddingTop) + parseFloat(paddingBottom)).toBe(MANY * CARD_PX);
  });

  it('is whole on paper, and no longer after that', async () => {
    const { container } = render(<Names rows={names(MANY)} />);
    const drawn = () => container.querySelectorAll('tbody tr').length;
    await waitFor(() => expect(drawn()).toBeLessThan(60));

    fireEvent(window, new Event('beforeprint'));
    expect(drawn()).toBe(MANY);
    fireEvent(window, new Event('afterprint'));
    expect(drawn()).toBeLessThan(60);
  });
});
