import * as v from 'valibot';

/** A part of the address space that belongs to a remote. */
export const route = {
  /** Claims this path and everything below it; '/' claims only itself. */
  path: v.string(),
  layout: v.picklist(['app', 'public']),
  /** Who may see the pages there. Default: everyone who is signed in. */
  permission: v.optional(v.string()),
};

/** One entry of the sidebar. */
export const sidebarEntry = {
  section: v.picklist(['main', 'settings']),
  label: v.string(),
  path: v.string(),
  order: v.number(),
  icon: v.string(),
  /** Who may see it. Default: everyone who is signed in. */
  permission: v.optional(v.string()),
  /** Who needs no such entry: whoever may do this has more than it leads to. Default: nobody. */
  unless: v.optional(v.string()),
};

/** Where a remote stands among several that fill the same slot. */
export const slotPlace = {
  slot: v.string(),
  /** The lowest comes first; the same in the order of the remotes' names. Default: 0. */
  order: v.number(),
};

/** A slot on one of the remote's own pages, for others to fill. */
export const declaration = {
  slot: v.string(),
  /** The page that it is on, with all that is below it. */
  path: v.string(),
};

/** What a remote adds to the product, as a page reads it: fields of a later platform are passed over. */
export const KnownContributions = v.object({
  routes: v.array(v.object(route)),
  sidebar: v.array(v.object(sidebarEntry)),
  /** The slots that it fills. */
  slots: v.array(v.string()),
  slotOrder: v.optional(v.array(v.object(slotPlace))),
  /** Missing in what was built before remotes declared their slots. */
  declares: v.optional(v.array(v.object(declaration))),
});

export type Contributions = v.InferOutput<typeof KnownContributions>;
export type RouteContribution = Contributions['routes'][number];
export type SidebarContribution = Contributions['sidebar'][number];

/** Reads a value by its schema; the error names the field that is wrong. */
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
