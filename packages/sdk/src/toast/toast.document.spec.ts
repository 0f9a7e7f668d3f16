import { act, renderHook } from '@testing-library/react';
import {
  dismissToast,
  leaveToast,
  linkToast,
  openAction,
  toast,
  toastAfterLoad,
  useShownToast,
} from './toast';

describe('toasts', () => {
  it('are left for the next document, once', async () => {
    toastAfterLoad({ title: 'Gone' });
    const react = await import('react');
    jest.resetModules();
    // The new document's hook is rendered by this document's React.
    jest.doMock('react', () => react);
    const next = await import('./toast');
    const { result } = renderHook(() => next.useShownToast());
    expect(result.current).toMatchObject({ title: 'Gone' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows at most one: the latest (CONST-08)', () => {
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

  it('gets a link once it is ready, unless another one has come, and then stays over a navigation', () => {
    const link = { label: 'Text Ana', href: 'sms:+15551234567', onClick: jest.fn() };
    const { result } = renderHook(() => useShownToast());
    act(() => toast({ title: 'Finished', job: { id: 'job-1', customer: 'Ana Ruiz' } }));
    const id = result.current?.id ?? 0;
    expect(openAction()).toBeUndefined();
    act(() => linkToast(id - 1, link));
    expect(result.current?.link).toBeUndefined();
    act(() => linkToast(id, link));
    expect(result.current).toMatchObject({ id, title: 'Finished', link });
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
    act(() => leaveToast());
    expect(openAction()).toBe(id);
  });
});
