const MOST = 32;

/** Memoizes a function for the last few texts, because one message is read in many places. */
export function lately<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    const [oldest] = known.keys();
    if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
    known.set(text, made);
    return made;
  };
}
