import type { ToastJob } from '@clearcoat/sdk';

/** Slots on the shell's own pages, filled by remotes. */
declare module '@clearcoat/sdk' {
  interface SlotProps {
    /** Over every page of the app. */
    'app.overlay': object;
    /** Adds a link to a toast about a job, which opens the customer's message. Renders nothing. */
    'app.message': { toastId: number; job: ToastJob };
  }
}
