import * as v from 'valibot';

/** A part of the address space that belongs to a remote. */
export const RouteContribution = v.strictObject({
  /** Claims this path and everything below it; '/' claims only itself. */
  path: v.string(),
  layout: v.picklist(['app', 'public']),
});

/** One entry of the sidebar. */
export const SidebarContribution = v.strictObject({
  section: v.picklist(['main', 'settings']),
  label: v.string(),
  path: v.string(),
  order: v.number(),
  icon: v.string(),
  /** Without it the entry is there for everyone who is signed in. */
  permission: v.optional(v.string()),
});

/** What a remote adds to the product. */
export const Contributions = v.strictObject({
  routes: v.array(RouteContribution),
  sidebar: v.array(SidebarContribution),
  slots: v.array(v.string()),
});

export type RouteContribution = v.InferOutput<typeof RouteContribution>;
export type SidebarContribution = v.InferOutput<typeof SidebarContribution>;

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
