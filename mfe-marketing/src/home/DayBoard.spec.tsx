import { render, screen, userEvent } from '@clearcoat/testing';
import { DayBoard } from './DayBoard';

describe('DayBoard', () => {
  it('lets one work through the day', async () => {
    render(<DayBoard />);
    expect(screen.getByRole('status')).toHaveTextContent('$79.99 of $929.97 earned');
    await userEvent.click(screen.getByRole('button', { name: /^Finish Luis/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Start Priya/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Finish Priya/ }));
    expect(screen.getByRole('status')).toHaveTextContent('$929.97 of $929.97 earned');
    await userEvent.click(screen.getByRole('button', { name: 'Start Over' }));
    expect(screen.getByRole('button', { name: /^Finish Luis/ })).toBeVisible();
  });
});
