/** The slots on the shell's own pages, for remotes to fill. */
declare module '@clearcoat/sdk' {
  interface SlotProps {
    /** Over every page of the app. */
    'app.overlay': object;
  }
}

export {};
