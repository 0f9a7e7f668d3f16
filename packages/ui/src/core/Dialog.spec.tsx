import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from './Dialog';

/** Says of the pointer whether it is a finger. */
function setTouch(isTouch: boolean) {
  window.matchMedia = ((query: string) => ({
    matches: isTouch && query.includes('coarse'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

const open = () =>
  render(
    <Dialog open title="Add New Contact" onClose={() => undefined}>
      <input aria-label="First Name" />
    </Dialog>,
  );

describe('Dialog', () => {
  const original = window.matchMedia;
  afterEach(() => {
    window.matchMedia = original;
  });

  it('begins at its first field where there is a keyboard', async () => {
    setTouch(false);
    open();
    await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveFocus());
  });

  it('begins at its title under a thumb: neither a keyboard nor a ring comes first', async () => {
    setTouch(true);
    open();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Add New Contact' })).toHaveFocus(),
    );
  });

  it('gives the focus back where it is there only while it is open', async () => {
    setTouch(false);
    const Page = () => {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button onClick={() => setIsOpen(true)}>Look</button>
          {isOpen && (
            <Dialog open title="A photo" onClose={() => setIsOpen(false)}>
              <input aria-label="First Name" />
            </Dialog>
          )}
        </>
      );
    };
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Look' });
    opener.focus();
    fireEvent.click(opener);
    await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveFocus());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('leaves nothing of the page behind it to be reached but what speaks by itself', () => {
    setTouch(false);
    const page = document.createElement('div');
    page.id = 'root';
    page.innerHTML = '<nav></nav><main><p role="status"></p><button></button></main>';
    document.body.append(page);
    const isInert = (name: string) => page.querySelector<HTMLElement>(name)?.inert ?? false;
    const inert = () => ['nav', 'main', 'p', 'button'].filter(isInert);
    const { unmount } = open();
    expect(inert()).toEqual(['nav', 'button']);
    unmount();
    expect(inert()).toEqual([]);
    page.remove();
  });
});
