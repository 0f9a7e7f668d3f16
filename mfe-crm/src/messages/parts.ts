/** Parts of other remotes' pages that are about messages. */
export { JobMessages } from './JobMessages';
export { Reminders } from './Reminders';
export { ToastMessage } from './ToastMessage';
