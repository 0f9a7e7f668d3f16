import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorState } from './ErrorState';

describe('ErrorState', () => {
  it('is announced, names the request and retries', () => {
    const onRetry = jest.fn();
    const error = Object.assign(new Error('API Error: 500'), { requestId: 'req-1' });
    render(<ErrorState title="Couldn't load your contacts" error={error} onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('req-1');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledWith();
  });

  it('does without a request id and a retry', () => {
    render(<ErrorState error="offline" />);
    expect(screen.getByRole('alert').textContent).not.toContain('Reference');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [500, "That's on us."],
    [503, "That's on us."],
    [0, 'Check your connection'],
  ])('says with a status of %i: %s', (status, text) => {
    render(<ErrorState error={Object.assign(new Error('failed'), { status })} />);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });
});
