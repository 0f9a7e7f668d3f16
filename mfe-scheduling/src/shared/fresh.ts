let freshId: string | undefined;

/** Marks the appointment that was just saved; the next list highlights it once. */
export const markFresh = (id: string): void => {
  freshId = id;
};

/** Returns the fresh id and clears it. */
export function takeFresh(): string | undefined {
  const id = freshId;
  freshId = undefined;
  return id;
}
