import { act, render, screen, userEvent } from '@clearcoat/testing';
import { CancelButton } from './CancelButton';

describe('cancelling in two steps', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function show() {
    const onCancel = jest.fn();
    render(<CancelButton customer="Ana" loading={false} onCancel={onCancel} />);
    const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
    return { onCancel, press: () => user.click(screen.getByRole('button')) };
  }

  it('arms on the first click and cancels on the second (STATE-03)', async () => {
    const { onCancel, press } = show();
    await press();
    expect(onCancel).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveAccessibleName(
      'Click again to cancel appointment for Ana',
    );
    await press();
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('disarms after three seconds, not before (STATE-04, CONST-09)', async () => {
    const { onCancel, press } = show();
    await press();
    act(() => void jest.advanceTimersByTime(2900));
    expect(screen.getByRole('button')).toHaveAccessibleName(/^Click again/);
    act(() => void jest.advanceTimersByTime(100));
    expect(screen.getByRole('button')).toHaveAccessibleName('Cancel appointment for Ana');
    await press();
    expect(onCancel).not.toHaveBeenCalled();
  });
});
