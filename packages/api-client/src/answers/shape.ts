/**
 * Parser of an answer's value. An older API may lack fields and a proxy may mangle them, so a page
 * reads only values that a shape has completed.
 */
export interface Shape<T> {
  /** The value in this shape; undefined where it can't be read as one. */
  read: (value: unknown) => T | undefined;
  /** The default of a required field that is missing, null or of another type. */
  empty: () => T;
}

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** Default: ''. A number is written out, such as a phone number without quotes. */
export const text: Shape<string> = {
  read: (value) => {
    if (typeof value === 'string') return value;
    return isNumber(value) ? String(value) : undefined;
  },
  empty: () => '',
};

/** Default: 0. Figures in quotes are read. */
export const number: Shape<number> = {
  read: (value) => {
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return isNumber(read) ? read : undefined;
  },
  empty: () => 0,
};

/**
 * Default: NaN, which charts leave out; 0 would look like a real value. Quoted numbers are read.
 */
export const figure: Shape<number> = { ...number, empty: () => Number.NaN };

/** Default: false. */
export const flag: Shape<boolean> = {
  read: (value) => (typeof value === 'boolean' ? value : undefined),
  empty: () => false,
};

/** A value that openapi.json does not describe; passed on unchanged. */
export const anything: Shape<unknown> = { read: (value) => value, empty: () => undefined };

/** One of a few words in any case. Unknown words of a newer API are passed on. */
export const oneOf = (...words: readonly string[]): Shape<string> => ({
  ...text,
  read: (value) => {
    const word = text.read(value);
    return words.find((known) => known.toLowerCase() === word?.toLowerCase()) ?? word;
  },
});

/** Default: an empty list. Items that can't be read are left out. */
export const listOf = <T>(item: Shape<T>): Shape<T[]> => ({
  read: (value) =>
    Array.isArray(value)
      ? value.map((each) => item.read(each)).filter((each) => each !== undefined)
      : undefined,
  empty: () => [],
});

/** Default: an object of its fields' defaults. Fields that the shape doesn't name are passed on. */
export const objectOf = <T>(fields: Record<string, Shape<unknown>>): Shape<T> => {
  const complete = (value: Fields) => {
    const read: Fields = { ...value };
    for (const [name, shape] of Object.entries(fields)) {
      const field = fit(shape, value[name]);
      if (field === undefined) delete read[name];
      else read[name] = field;
    }
    return read as T;
  };
  return {
    read: (value) => (isRecord(value) ? complete(value) : undefined),
    empty: () => complete({}),
  };
};

/** Default: an empty object. An object with arbitrary keys. */
export const recordOf = <T>(item: Shape<T>): Shape<Record<string, T>> => ({
  read: (value) => {
    if (!isRecord(value)) return undefined;
    const entries = Object.entries(value).map(([name, each]) => [name, item.read(each)] as const);
    return Object.fromEntries(entries.filter(([, each]) => each !== undefined)) as Record<
      string,
      T
    >;
  },
  empty: () => ({}),
});

/** Default: null. */
export const nullable = <T>(shape: Shape<T>): Shape<T | null> => ({
  read: (value) => shape.read(value) ?? null,
  empty: () => null,
});

/** A field that may be absent. */
export const optional = <T>(shape: Shape<T>): Shape<T | undefined> => ({
  read: shape.read,
  empty: () => undefined,
});

/** The default that openapi.json names. */
export const orElse = <T>(shape: Shape<T>, value: T): Shape<T> => ({
  ...shape,
  empty: () => value,
});

/**
 * A value in its shape, completed with defaults if necessary.
 *
 * @example fit(shapes.Dashboard, undefined).appointments // []
 */
export const fit = <T>(shape: Shape<T>, value: unknown): T => shape.read(value) ?? shape.empty();

/**
 * Awaits a call of `api` and answers its body in its shape.
 *
 * @throws ApiError when the answer is not OK or none arrives
 * @example const dashboard = await callAs(shapes.Dashboard, api.GET('/api/dashboard'));
 */
export async function callAs<T>(
  shape: Shape<T>,
  pending: Promise<{ data?: NoInfer<T>; response: Response }>,
): Promise<T> {
  return fit(shape, (await pending).data);
}
