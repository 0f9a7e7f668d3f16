/** State of data that a slot's owner fetched and the slot shows. */
export interface SlotData<T> {
  data: T;
  isLoading: boolean;
}

/**
 * All slots with their props. Empty here: a page's owner adds its slots in its own `src/slots.ts`
 * and declares them in its `remote.json`. The compiler reads those files for every app, so a
 * remote that fills a slot imports nothing from the owner. See docs/federation.md, Slots.
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
