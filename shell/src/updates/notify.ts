import { canLeavePage, openAction, RELOADED_KEY, safeStorage, toast } from '@clearcoat/sdk';
import { remotes } from '../federation/remote-store';

/** Action id of the notification once shown: once a page is enough. */
let shownAction: number | undefined;

/** No unsaved input, nothing in progress in a remote, and no Undo that a reload would remove. */
export const canLeave = (ownAction = shownAction) =>
  canLeavePage() && remotes.canLeave() && [undefined, ownAction].includes(openAction());

/** Tells remotes the reason of the reload. */
export function reloadPage(): void {
  safeStorage.session.set(RELOADED_KEY, '1');
  window.location.reload();
}

function reloadNow(): void {
  if (canLeave()) return reloadPage();
  toast({
    title: "Something you typed isn't saved yet",
    description: 'Save or discard it. The next page loads the new version.',
  });
}

/** Notifies once that a new version was published. */
export function notifyUpdate(): void {
  if (shownAction !== undefined) return;
  toast({
    title: 'A new version is ready',
    description: 'It loads when you open the next page.',
    action: { label: 'Reload now', onClick: reloadNow },
  });
  shownAction = openAction();
}
