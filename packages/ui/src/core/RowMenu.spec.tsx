import { fireEvent, render, screen, userEvent } from '@clearcoat/testing';
import { ThemeProvider } from '../theme/ThemeProvider';
import type { DropdownItem } from './Dropdown';
import { RowMenu } from './RowMenu';

describe('RowMenu', () => {
  it('does what is chosen', async () => {
    const edit = jest.fn();
    render(
      <RowMenu label="More about Ana" items={[{ key: 'edit', label: 'Edit', onSelect: edit }]} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More about Ana' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(edit).toHaveBeenCalledTimes(1);
  });

  it('does by Enter what is chosen, and the key presses nothing else', async () => {
    const edit = jest.fn();
    render(
      <RowMenu label="More about Ana" items={[{ key: 'edit', label: 'Edit', onSelect: edit }]} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More about Ana' }));
    const item = await screen.findByRole('menuitem', { name: 'Edit' });
    // antd reads `keyCode`.
    item.focus();
    const isLeftToBrowser = fireEvent.keyDown(item, { key: 'Enter', keyCode: 13 });
    expect(edit).toHaveBeenCalledTimes(1);
    expect(isLeftToBrowser).toBe(false);
    expect(screen.getByRole('button', { name: 'More about Ana' })).toHaveFocus();
  });

  it('has a place for an icon in all of its entries, or in none', async () => {
    const item = (label: string): DropdownItem => ({ key: label, label, onSelect: jest.fn() });
    const [call, edit] = [item('Call'), item('Edit')];
    const iconsOf = async (items: DropdownItem[]) => {
      const { unmount } = render(<RowMenu label="More" items={items} />);
      await userEvent.click(screen.getByRole('button', { name: 'More' }));
      const entries = await screen.findAllByRole('menuitem');
      const icons = entries.map((entry) => entry.querySelector('.blank, svg'));
      unmount();
      return icons.filter(Boolean).length;
    };
    expect(await iconsOf([{ ...call, icon: 'phone-call' }, edit])).toBe(2);
    expect(await iconsOf([call, edit])).toBe(0);
  });

  it('opens in the part of the page that its button is in', async () => {
    const edit = { key: 'edit', label: 'Edit', onSelect: jest.fn() };
    render(
      <ThemeProvider>
        <main>
          <RowMenu label="More about Ana" items={[edit]} />
        </main>
      </ThemeProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More about Ana' }));
    const item = await screen.findByRole('menuitem', { name: 'Edit' });
    expect(screen.getByRole('main')).toContainElement(item);
  });

  it('is not there with nothing in it', () => {
    render(<RowMenu label="More about Ana" items={[]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
