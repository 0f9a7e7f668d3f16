/** API answers for prerendering. They are embedded in the page for hydration. */
let known: ReadonlyMap<string, unknown> | undefined;

/** Replaces the known answers, by request key. */
export function knowAnswers(answers: object): void {
  known = new Map(Object.entries(answers));
}

function answersInPage(): object {
  const text = document.getElementById('answers')?.textContent;
  return text ? (JSON.parse(text) as object) : {};
}

/** Embedded answer for a key; undefined if the API has to be asked. */
export function knownAnswer<T>(key: string): T | undefined {
  if (!known) knowAnswers(answersInPage());
  return known?.get(key) as T | undefined;
}
