import { render, screen } from '@clearcoat/testing';
import { Gallery } from './Gallery';

const STATES = {
  List: ['filled', 'loading', 'empty', 'nothing matches', 'failed', 'long content'],
  Chart: ['empty', 'no numbers', 'loading', 'failed'],
};

describe('the component gallery', () => {
  it('shows lists and charts in every state', () => {
    render(<Gallery />);
    for (const [kind, states] of Object.entries(STATES)) {
      for (const state of states) {
        expect(screen.getByRole('region', { name: `${kind}, ${state}` })).toBeVisible();
      }
    }
  });

  it('is accessible as a whole', async () => {
    const { container } = render(<Gallery />);
    await expect(container).toBeAccessible();
  });
});
