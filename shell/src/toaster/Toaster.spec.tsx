import { linkToast, toast, useShownToast } from '@clearcoat/sdk';
import { act, render, screen, userEvent } from '@clearcoat/testing';
import { renderHook } from '@testing-library/react';
import { Toaster } from './Toaster';
// Loaded with the app's layout.
import './ToastView';

afterEach(() => jest.useRealTimers());

it('has its place before there is anything to read out, for one at a time (CONST-08, ERR-30)', async () => {
  render(<Toaster />);
  const place = screen.getByRole('status');
  expect(place).toBeEmptyDOMElement();
  act(() => toast({ title: 'Contact created' }));
  expect(await screen.findByText('Contact created')).toBeVisible();
  expect(place).toHaveTextContent('Contact created');
  act(() => toast({ title: 'Contact deleted' }));
  expect(place).toHaveTextContent('Contact deleted');
  expect(screen.queryByText('Contact created')).not.toBeInTheDocument();
});

it('interrupts with what went wrong, and only with that (ERR-30)', async () => {
  render(<Toaster />);
  act(() => toast({ title: 'Error', variant: 'destructive' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('leaves twenty seconds for what can be pressed', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  render(<Toaster />);
  act(() => toast({ title: 'Contact deleted', action: { label: 'Undo', onClick: jest.fn() } }));
  await screen.findByRole('button', { name: 'Undo' });
  act(() => void jest.advanceTimersByTime(19_000));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  act(() => void jest.advanceTimersByTime(2_000));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('shows the link of a finished message before its Undo, and leaves when it is pressed', async () => {
  const onClick = jest.fn();
  const { result } = renderHook(() => useShownToast());
  const { container } = render(<Toaster />);
  act(() => toast({ title: 'Moved', action: { label: 'Undo', onClick: jest.fn() } }));
  await screen.findByRole('button', { name: 'Undo' });
  act(() => linkToast(result.current?.id ?? 0, { label: 'Text Ana', href: 'sms:+1555', onClick }));
  const link = screen.getByRole('link', { name: 'Text Ana' });
  expect(link).toHaveAttribute('href', 'sms:+1555');
  expect(link.nextElementSibling).toHaveTextContent('Undo');
  await expect(container).toBeAccessible();
  await userEvent.click(link);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(result.current).toBeNull();
});
