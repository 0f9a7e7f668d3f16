/** Slots on the shell's own pages, filled by remotes. */
declare module '@clearcoat/sdk' {
  interface SlotProps {
    /** Over every page of the app. */
    'app.overlay': object;
  }
}

export {};
