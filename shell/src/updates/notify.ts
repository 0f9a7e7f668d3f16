import { canLeavePage, openAction, RELOADED_KEY, safeStorage, toast } from '@clearcoat/sdk';
import { remotes } from '../federation/remote-store';

/** The notification's own action, once it was shown: once a page is enough. */
let shownAction: number | undefined;

/** Nothing typed, nothing under way in a remote, and no Undo that a new document would take away. */
export const canLeave = (ownAction = shownAction) =>
  canLeavePage() && remotes.canLeave() && [undefined, ownAction].includes(openAction());

/** So that remotes know why. */
export function reloadPage(): void {
  safeStorage.session.set(RELOADED_KEY, '1');
  window.location.reload();
}

function reloadNow(): void {
  if (canLeave()) return reloadPage();
  toast({
    title: "Something you typed isn't saved yet",
    description:
      'Save or discard it. The new version loads when you go to the next page after that.',
  });
}

/** Shows once that a new version was published. */
export function notifyUpdate(): void {
  if (shownAction !== undefined) return;
  toast({
    title: 'A new version is ready',
    description: 'It loads when you go to the next page.',
    action: { label: 'Reload now', onClick: reloadNow },
  });
  shownAction = openAction();
}
