import { act, render, screen } from '@clearcoat/testing';
import { useScrolledTitle } from './use-scrolled-title';

type Report = (entries: Partial<IntersectionObserverEntry>[]) => void;

const original = window.IntersectionObserver;
let report: Report;

beforeEach(() => {
  window.IntersectionObserver = class extends original {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      report = (entries) => callback(entries as IntersectionObserverEntry[], this);
    }
  };
});
afterEach(() => {
  window.IntersectionObserver = original;
});

function Frame({ title }: { title: string }) {
  return (
    <>
      <output>{useScrolledTitle()}</output>
      <main id="main">
        <h1 key={title}>{title}</h1>
      </main>
    </>
  );
}

/** Observer entry for a heading at this distance from the top. */
const at = (target: Element, top: number) => ({
  target,
  isIntersecting: top >= 64,
  boundingClientRect: { top } as DOMRectReadOnly,
});

it('says what the page is once its heading is under the bar, and no longer than that', () => {
  render(<Frame title="Contacts" />);
  const heading = screen.getByRole('heading');
  act(() => report([at(heading, 20)]));
  expect(screen.getByRole('status')).toHaveTextContent('Contacts');
  act(() => report([at(heading, 10), at(heading, 100)]));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('hears nothing of a heading that another took the place of', async () => {
  const { rerender } = render(<Frame title="Contacts" />);
  const gone = screen.getByRole('heading');
  rerender(<Frame title="Aisha Gallagher" />);
  // The mutation observer calls the hook after this task.
  await act(() => Promise.resolve());
  act(() => report([at(gone, 0)]));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => report([at(screen.getByRole('heading'), 20)]));
  expect(screen.getByRole('status')).toHaveTextContent('Aisha Gallagher');
});
