/** Parts of other remotes' pages that are about messages. */
export { JobMessages } from './JobMessages';
export { NextMessage } from './NextMessage';
export { Reminders } from './Reminders';
export { ToastMessage } from './ToastMessage';
