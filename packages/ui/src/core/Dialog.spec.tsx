import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { useState } from 'react';
import { Dialog } from './Dialog';
import { useConfirm } from './use-confirm';

/** Simulates a coarse or a fine pointer. */
function setTouch(isTouch: boolean) {
  window.matchMedia = ((query: string) => ({
    matches: isTouch && query.includes('coarse'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

/** jsdom does not implement `inert`: it is a plain property. */
const canBeReached = (element: HTMLElement | null): boolean =>
  !element || (!element.inert && canBeReached(element.parentElement));

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

  it('gives the focus back to the opener of the dialog that it follows', async () => {
    setTouch(false);
    const Page = () => {
      const [step, setStep] = useState(0);
      return (
        <>
          <button onClick={() => setStep(1)}>Look</button>
          {step === 1 && (
            <Dialog open title="First" onClose={() => setStep(2)}>
              <input aria-label="First Name" />
            </Dialog>
          )}
          {step === 2 && (
            <Dialog open title="Second" onClose={() => setStep(0)}>
              <input aria-label="Last Name" />
            </Dialog>
          )}
        </>
      );
    };
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Look' });
    opener.focus();
    fireEvent.click(opener);
    for (const field of ['First Name', 'Last Name']) {
      await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
      fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    }
    await waitFor(() => expect(opener).toHaveFocus());
  });

  describe('leaves nothing beside it to be reached but what speaks by itself', () => {
    const page = document.createElement('div');
    const isInert = (name: string) => page.querySelector<HTMLElement>(name)?.inert ?? false;
    const inert = () => ['nav', 'main', 'p', 'button'].filter(isInert);
    beforeEach(() => {
      setTouch(false);
      page.innerHTML = '<nav></nav><main><p role="status"></p><button></button></main>';
      document.body.append(page);
    });
    afterEach(() => page.remove());

    it('while it is open', () => {
      const { unmount } = open();
      expect(inert()).toEqual(['nav', 'button']);
      unmount();
      expect(inert()).toEqual([]);
    });

    it('nor of a dialog that a question is asked over', async () => {
      function Deletable() {
        const confirm = useConfirm();
        const ask = () => void confirm({ title: 'Delete?', okText: 'Delete', danger: true });
        return (
          <Dialog open title="A crew" onClose={() => undefined}>
            <button onClick={ask}>Remove</button>
          </Dialog>
        );
      }
      render(<Deletable />, { wrapper: App });
      const opener = screen.getByRole('button', { name: 'Remove' });
      opener.focus();
      fireEvent.click(opener);
      const cancel = await screen.findByRole('button', { name: 'Cancel' });
      expect(canBeReached(opener)).toBe(false);
      expect(canBeReached(cancel)).toBe(true);
      expect(inert()).toEqual(['nav', 'button']);
      fireEvent.click(cancel);
      await waitFor(() => expect(opener).toHaveFocus());
      expect(canBeReached(opener)).toBe(true);
      expect(inert()).toEqual(['nav', 'button']);
    });
  });
});
