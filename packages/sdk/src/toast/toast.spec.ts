import { act, renderHook } from '@testing-library/react';
import { dismissToast, toast, useShownToast } from './toast';

describe('toasts', () => {
  it('shows at most one: the latest', () => {
    const { result } = renderHook(() => useShownToast());
    expect(result.current).toBeNull();
    act(() => toast({ title: 'First' }));
    act(() => toast({ title: 'Second', variant: 'destructive' }));
    expect(result.current).toMatchObject({ title: 'Second', variant: 'destructive' });
  });

  it('does not take away a newer toast when an older one times out', () => {
    const { result } = renderHook(() => useShownToast());
    act(() => toast({ title: 'Old' }));
    const oldId = result.current?.id;
    act(() => toast({ title: 'New' }));
    act(() => dismissToast(oldId));
    expect(result.current?.title).toBe('New');
    act(() => dismissToast());
    expect(result.current).toBeNull();
  });
});
