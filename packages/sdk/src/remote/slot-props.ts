/** The state of data that a slot's owner fetched and the slot shows. */
export interface SlotData<T> {
  data: T;
  isLoading: boolean;
}

/**
 * Every slot there is, with the props that its owner passes. Empty here: whoever owns the page adds
 * its slots in its own `src/slots.ts` and names them in its `remote.json`. The compiler reads those
 * files for every app, so a remote that fills a slot imports nothing from the owner.
 * See docs/federation.md, Slots.
 *
 * @example
 * declare module '@clearcoat/sdk' {
 *   interface SlotProps {
 *     'dashboard.tags': SlotData<Schema<'TagCount'>[]>;
 *   }
 * }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- its members come from the owners
export interface SlotProps {}
