import * as v from 'valibot';

/** A part of the address space that belongs to a remote. */
const route = {
  /** Claims this path and everything below it; '/' claims only itself. */
  path: v.string(),
  layout: v.picklist(['app', 'public']),
};

/** One entry of the sidebar. */
const sidebarEntry = {
  section: v.picklist(['main', 'settings']),
  label: v.string(),
  path: v.string(),
  order: v.number(),
  icon: v.string(),
  /** Without it the entry is there for everyone who is signed in. */
  permission: v.optional(v.string()),
};

/** A slot on one of the remote's own pages, for others to fill. */
const declaration = {
  slot: v.string(),
  /** The page that it is on, with all that is below it. */
  path: v.string(),
};

/** What a remote fills, and where it stands among several that fill the same. */
const fillings = {
  slots: v.array(v.string()),
  /** By slot; the lowest comes first, the same in the order of the remotes' names. Default: 0. */
  slotOrder: v.optional(v.record(v.string(), v.number())),
};

/** What a remote adds to the product. */
export const Contributions = v.strictObject({
  routes: v.array(v.strictObject(route)),
  sidebar: v.array(v.strictObject(sidebarEntry)),
  ...fillings,
  /** Missing in what was built before remotes declared their slots. */
  declares: v.optional(v.array(v.strictObject(declaration))),
});

/** The same as a page reads it: what a later version of the platform adds does not concern it. */
export const KnownContributions = v.object({
  routes: v.array(v.object(route)),
  sidebar: v.array(v.object(sidebarEntry)),
  ...fillings,
  declares: v.optional(v.array(v.object(declaration))),
});

/** Paths that the shell and the server keep for themselves, with all that is below them. */
export const RESERVED_PATHS = [
  '/auth',
  '/api',
  '/assets',
  '/remotes',
  '/registry',
  '/health',
] as const;

export type Contributions = v.InferOutput<typeof Contributions>;
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
