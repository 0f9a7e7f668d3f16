import { render, screen, userEvent } from '@clearcoat/testing';
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

  it('is not there with nothing in it', () => {
    render(<RowMenu label="More about Ana" items={[]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
