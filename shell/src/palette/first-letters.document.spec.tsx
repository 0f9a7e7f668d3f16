import { fireEvent, http, HttpResponse, renderRoutes, screen, server } from '@clearcoat/testing';
import { HostProvider } from '../contexts/host';
import { PaletteHost } from './PaletteHost';

const host = { registry: { schema: 1 as const, revision: 'r1', remotes: [] } };

/** Whether the dialog is open in the first moment in which it is in the document. */
function isOpenAtOnce(): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const dialog = document.querySelector('dialog');
      if (!dialog) return;
      observer.disconnect();
      resolve(dialog.open);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

// Only the first opening in a document has code to load.
it('loses no letter of what is typed before it is there, nor where the focus was', async () => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  server.use(
    http.get('/api/contacts', () => HttpResponse.json([])),
    http.get('/api/appointments', () => HttpResponse.json({ upcoming: [], past: [] })),
    http.get('/api/appointments/search', () => HttpResponse.json([])),
  );
  await renderRoutes(
    [
      {
        path: '/dashboard',
        element: (
          <HostProvider value={host}>
            <PaletteHost>
              <button>Here</button>
            </PaletteHost>
          </HostProvider>
        ),
      },
    ],
    { path: '/dashboard' },
  );
  screen.getByRole('button', { name: 'Here' }).focus();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  const typing = screen.getByRole('textbox', { name: 'Search or ask' });
  expect(typing).toHaveFocus();
  fireEvent.change(typing, { target: { value: 'an' } });
  const isOpen = isOpenAtOnce();
  const field = await screen.findByRole('combobox', { name: 'Search or ask' });
  expect(field).toHaveValue('an');
  expect(field).toHaveFocus();
  // The field of a closed dialog takes no focus, and keys pressed meanwhile are lost.
  expect(await isOpen).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Here' })).toHaveFocus();
});
