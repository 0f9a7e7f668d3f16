import { act, render, screen, userEvent, waitFor } from '@clearcoat/testing';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { Dialog } from '../core/Dialog';
import { useConfirm } from '../core/use-confirm';
import { useFadeOut } from '../core/use-exit';
import { DataTable } from '../table';
import { placeOfGone } from '../table/use-closing-gap';

type Moved = { element: Element; keyframes: unknown };

/** jsdom has no animations, so they are recorded. */
function setMotion(isReduced = false) {
  const moved: Moved[] = [];
  const finish: (() => void)[] = [];
  window.matchMedia = ((query: string) => ({
    matches: isReduced && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  Element.prototype.animate = function animate(this: Element, keyframes) {
    moved.push({ element: this, keyframes });
    const animation = {} as Animation;
    finish.push(() => void animation.onfinish?.(new Event('finish') as AnimationPlaybackEvent));
    return animation;
  };
  return { moved, finishAll: () => finish.forEach((end) => end()) };
}

const original = window.matchMedia;
afterEach(() => {
  window.matchMedia = original;
  Reflect.deleteProperty(Element.prototype, 'animate');
});

function Names() {
  const [names, setNames] = useState(['Ana', 'Ben', 'Cy']);
  return (
    <DataTable
      caption="Names"
      rows={names}
      rowKey={(name) => name}
      columns={[{ key: 'name', title: 'Name', render: (name) => name }]}
      empty={null}
      card={(name) => (
        <button onClick={() => setNames(names.filter((other) => other !== name))}>{name}</button>
      )}
      tableFrom={9999}
    />
  );
}

function Asked() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog open={isOpen} title="Cancel it?" onClose={() => setIsOpen(false)}>
      <button onClick={() => setIsOpen(false)}>Skip</button>
    </Dialog>
  );
}

function Panel() {
  const ref = useRef<HTMLDivElement>(null);
  useFadeOut(ref, { transform: 'translateX(-100%)' });
  return (
    <div ref={ref} role="dialog">
      What is new
    </div>
  );
}

function Bell() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div data-testid="place">
      <button onClick={() => setIsOpen(false)}>Bell</button>
      {isOpen && <Panel />}
    </div>
  );
}

function Asking() {
  const confirm = useConfirm();
  return <button onClick={() => void confirm({ title: 'Sure?', okText: 'Delete' })}>Ask</button>;
}

it('knows one row that went from rows that are others, were filtered or scrolled', () => {
  expect(placeOfGone(['a', 'b', 'c'], ['a', 'c'])).toBe(1);
  expect(placeOfGone(['a', 'b', 'c'], ['a', 'b'])).toBe(2);
  expect(placeOfGone(['a', 'b', 'c'], ['a', 'c', 'd'])).toBe(1);
  expect(placeOfGone(['a', 'b', 'c'], ['b', 'c', 'd'])).toBe(-1);
  expect(placeOfGone(['a', 'b', 'c'], ['a'])).toBe(-1);
  expect(placeOfGone(['a', 'b', 'c'], ['x', 'y', 'z'])).toBe(-1);
  expect(placeOfGone(['a', 'b'], ['a', 'b'])).toBe(-1);
});

it('lets the rows below one that goes close its gap', async () => {
  const { moved } = setMotion();
  render(<Names />);
  await userEvent.click(screen.getByText('Ben'));
  expect(moved.map(({ element }) => element.textContent)).toEqual(['Cy']);
});

it('leaves a picture of a closed dialog that nobody can reach and that is soon gone', async () => {
  const { moved, finishAll } = setMotion();
  render(<Asked />);
  await userEvent.click(await screen.findByText('Skip'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const [{ element } = {} as Moved] = moved;
  expect(element).toHaveTextContent('Cancel it?');
  expect(element).toHaveProperty('inert', true);
  act(finishAll);
  expect(element).not.toBeInTheDocument();
});

it('lets a panel go where it was, to the side', async () => {
  const { moved, finishAll } = setMotion();
  render(<Bell />);
  await userEvent.click(screen.getByText('Bell'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const picture = screen.getByText('What is new');
  expect(screen.getByTestId('place')).toContainElement(picture);
  expect(moved).toEqual([
    { element: picture, keyframes: { transform: 'translateX(-100%)' } },
    { element: picture, keyframes: { opacity: 0 } },
  ]);
  act(finishAll);
  expect(picture).not.toBeInTheDocument();
});

it('lets a question go once it was answered', async () => {
  const { moved } = setMotion();
  render(
    <App>
      <Asking />
    </App>,
  );
  await userEvent.click(screen.getByText('Ask'));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(moved).toHaveLength(1));
  expect(moved[0]?.element).toHaveTextContent('Sure?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('moves nothing for those who asked for stillness', async () => {
  const { moved } = setMotion(true);
  render(
    <>
      <Names />
      <Bell />
      <Asked />
    </>,
  );
  await userEvent.click(await screen.findByText('Skip'));
  await userEvent.click(screen.getByText('Bell'));
  await userEvent.click(screen.getByText('Ben'));
  expect(moved).toEqual([]);
});
