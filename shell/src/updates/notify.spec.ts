import { dismissToast, openAction, toast } from '@clearcoat/sdk';
import { canLeave } from './notify';

afterEach(() => dismissToast());

it('a new version waits for an Undo, but not for its own notification', () => {
  const press = { label: 'Undo', onClick: () => undefined };
  expect(canLeave()).toBe(true);
  toast({ title: 'Contact created' });
  expect(canLeave()).toBe(true);
  toast({ title: 'Contact deleted', action: press });
  expect(canLeave()).toBe(false);
  expect(canLeave(openAction())).toBe(true);
  dismissToast();
  expect(canLeave()).toBe(true);
});
