let freshId: string | undefined;

/** The job that was saved a moment ago: the list that shows it next lets it glow, once. */
export const markFresh = (id: string): void => {
  freshId = id;
};

/** Answers the fresh one and forgets it. */
export function takeFresh(): string | undefined {
  const id = freshId;
  freshId = undefined;
  return id;
}
