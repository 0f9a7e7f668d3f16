import * as v from 'valibot';

/** A part of the address space that belongs to a remote. */
export const route = {
  /** Claims this path and everything below it; '/' claims only itself. */
  path: v.string(),
  layout: v.picklist(['app', 'public']),
  /** Permission for the pages. Default: none, everyone who is signed in. */
  permission: v.optional(v.string()),
};

/** One entry of the sidebar. */
export const sidebarEntry = {
  section: v.picklist(['main', 'settings']),
  label: v.string(),
  path: v.string(),
  order: v.number(),
  icon: v.string(),
  /** Permission for the entry. Default: none, everyone who is signed in. */
  permission: v.optional(v.string()),
  /**
   * Permission that hides the entry, because it grants access to something larger. Default: none.
   */
  unless: v.optional(v.string()),
};

/** Order of a remote among several that fill the same slot. */
export const slotPlace = {
  slot: v.string(),
  /** Lowest first; equal values are sorted by remote name. Default: 0. */
  order: v.number(),
};

/** A slot on one of the remote's own pages, for others to fill. */
export const declaration = {
  slot: v.string(),
  /** The page with the slot, including all pages below it. */
  path: v.string(),
};

/**
 * A remote's contributions as a page reads them; unknown fields of a later platform are ignored.
 */
export const KnownContributions = v.object({
  routes: v.array(v.object(route)),
  sidebar: v.array(v.object(sidebarEntry)),
  /** Slots that it fills. */
  slots: v.array(v.string()),
  slotOrder: v.optional(v.array(v.object(slotPlace))),
  /** Missing in builds from before remotes declared their slots. */
  declares: v.optional(v.array(v.object(declaration))),
});

export type Contributions = v.InferOutput<typeof KnownContributions>;
export type RouteContribution = Contributions['routes'][number];
export type SidebarContribution = Contributions['sidebar'][number];

/** Validates a value against its schema; the error names the invalid field. */
export function parseStrictly<Output>(
  what: string,
  schema: v.GenericSchema<unknown, Output>,
  input: unknown,
): Output {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [{ path, message }] = result.issues;
  const field = path?.map(({ key }) => String(key)).join('.') ?? 'the file';
  throw new Error(`${what}: ${field}: ${message}`);
}
