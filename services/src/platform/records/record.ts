import type { Column } from '../spreadsheets/column.js';
import type { FieldFacts, Kind } from './fields.js';

export type Field = FieldFacts & Kind<unknown>;
export type Fields = Readonly<Record<string, Field>>;

/** Values of a record by its keys. */
export type ValuesOf<F> = { -readonly [K in keyof F]: F[K] extends Kind<infer T> ? T : never };

type ShownName<F, K extends keyof F> = F[K] extends { shownAs: infer N extends string } ? N : K;

/** Values of a record by their API names. */
export type ShownValuesOf<F> = { [K in keyof F as ShownName<F, K>]: ValuesOf<F>[K] };

const snake = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Keys, columns and values of a record, from the table of its fields. */
export function recordOf<const F extends Fields>(fields: F) {
  type Key = keyof F & string;
  const keys = Object.keys(fields) as Key[];
  const field = (key: Key): Field => fields[key] as Field;
  const columnOf = (key: Key) => field(key).column ?? snake(key);
  const map = (make: (key: Key) => unknown) =>
    Object.fromEntries(keys.map((key) => [key, make(key)])) as ValuesOf<F>;
  const shownName = (key: Key) => (field(key).shownAs ?? key) as keyof ShownValuesOf<F> & string;

  return {
    keys,
    columnOf,
    shownName,
    /** Builds values field by field. */
    map,
    /** Values of a new record. */
    empty: map((key) => field(key).empty),
    columns: keys.map(columnOf),
    /** Columns whose fields have a flag set. */
    columnsWith: (flag: 'searched' | 'erased' | 'forTechnicians') =>
      keys.filter((key) => field(key)[flag]).map(columnOf),
    /** Columns of the row with this alias, as answers have them. */
    shown: (row: string) =>
      keys
        .map((key) => {
          const column = `${row}.${columnOf(key)}`;
          return `${field(key).select?.(column) ?? column} as "${shownName(key)}"`;
        })
        .join(', '),
    /** Assignments for an update that copies all columns from another row. */
    assignedFrom: (row: string) =>
      keys.map((key) => `${columnOf(key)} = ${row}.${columnOf(key)}`).join(', '),
    /** Assignment for an update of `row` with values that were sent as JSON. */
    assignedJson: (row: string, parameter: string) => {
      const columns = keys.map(columnOf);
      return `(${columns.join(', ')}) = (select ${columns.map((column) => `r.${column}`).join(', ')}
        from jsonb_populate_record(${row}, ${parameter}) r)`;
    },
    /** Stored values by column. Omitted fields stay omitted. */
    row: (values: Partial<ValuesOf<F>>): Record<string, unknown> =>
      Object.fromEntries(
        keys
          .filter((key) => values[key] !== undefined)
          .map((key) => {
            const [kind, value] = [field(key), values[key]];
            return [columnOf(key), kind.store ? kind.store(value) : value];
          }),
      ),
    /** One record of two. Nothing that either has is lost. */
    join: (kept: ValuesOf<F>, other: ValuesOf<F>) =>
      map((key) => field(key).join(kept[key], other[key])),
    /** Export columns of the fields that have a heading. */
    fileColumns: <Row>(valueOf: (row: Row, key: Key) => unknown): Column<Row>[] =>
      keys.flatMap((key) => {
        const { heading, kind, width } = field(key);
        if (heading === undefined) return [];
        const isPlain = kind === 'number' || kind === 'money' || kind === 'date';
        const value = (row: Row) => field(key).write(valueOf(row, key));
        return [{ title: heading, value, width, ...(isPlain && { kind }) }];
      }),
  };
}
