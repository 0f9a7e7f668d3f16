/** A field that both sides changed to different values. */
export interface Differing<Values> {
  name: keyof Values & string;
  yours: unknown;
  theirs: unknown;
}

/** Merge of a form with a concurrent change. */
export interface Merge<Values> {
  /** Fields that the person has to choose for. */
  differing: Differing<Values>[];
  /** Fields that only the other person changed, taken over as they are. */
  taken: Partial<Values>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Three-way merge of a form with the stored value.
 *
 * @param base - values that the form started from
 * @param yours - current values of the form
 * @param theirs - stored values
 * @example merge({ phone: '1', notes: '' }, { phone: '1', notes: 'a' }, { phone: '2', notes: '' })
 *   // nothing differs, taken is { phone: '2' }
 */
export function merge<Values extends object>(
  base: Values,
  yours: Values,
  theirs: Values,
): Merge<Values> {
  const differing: Differing<Values>[] = [];
  const taken: Partial<Values> = {};
  for (const name of Object.keys(base) as (keyof Values & string)[]) {
    const theyChanged = !isSame(base[name], theirs[name]);
    if (!theyChanged || isSame(yours[name], theirs[name])) continue;
    if (isSame(base[name], yours[name])) taken[name] = theirs[name];
    else differing.push({ name, yours: yours[name], theirs: theirs[name] });
  }
  return { differing, taken };
}
