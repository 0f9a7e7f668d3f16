import { fireEvent, render, screen, userEvent } from '@clearcoat/testing';
import { Select } from './inputs';
import { SuggestInput } from './SuggestInput';

describe('what a select opens', () => {
  it('scrolls by a part that a key could get to', async () => {
    render(<Select aria-label="Size" options={[{ value: 'suv', label: 'SUV' }]} />);
    await userEvent.click(screen.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    expect(list.closest('[tabindex="0"]')).not.toBeNull();
    // The popup has no accessible name, so that its label finds only the field.
    expect(screen.getByLabelText('Size')).toBe(screen.getByRole('combobox'));
  });

  it('names no option while none is the active one', async () => {
    render(<SuggestInput id="make" suggestions={['Ford', 'Honda']} />);
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'fo');
    expect(await screen.findByRole('option', { name: 'Ford' })).toBeInTheDocument();
    expect(field).not.toHaveAttribute('aria-activedescendant');
    // antd reads `keyCode`.
    fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 40 });
    expect(field).toHaveAttribute('aria-activedescendant', 'make_list_0');
  });
});
