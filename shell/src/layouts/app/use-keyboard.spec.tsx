import { act, render } from '@clearcoat/testing';
import { useKeyboard } from './use-keyboard';

function Page() {
  useKeyboard();
  return null;
}

it('says while a keyboard covers the foot of the screen, and not when one zooms in', () => {
  const seen = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: seen, configurable: true });
  const isSaid = (height: number, scale = 1) => {
    act(() => {
      Object.assign(seen, { height, scale }).dispatchEvent(new Event('resize'));
    });
    return document.documentElement.hasAttribute('data-keyboard');
  };
  const { unmount } = render(<Page />);
  expect(isSaid(window.innerHeight - 320)).toBe(true);
  expect(isSaid(window.innerHeight)).toBe(false);
  expect(isSaid(window.innerHeight / 2, 2)).toBe(false);
  expect(isSaid(window.innerHeight - 320)).toBe(true);
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-keyboard');
});
