type Listener = (question: string | undefined) => void;

const listeners = new Set<Listener>();

/**
 * Opens the assistant, wherever it is shown, and sends a question if there is one.
 *
 * @param question - Default: none, it only opens
 * @returns whether there is an assistant to open
 * @example askAssistant('When am I free this week?');
 */
export function askAssistant(question?: string): boolean {
  listeners.forEach((listener) => listener(question));
  return listeners.size > 0;
}

/**
 * Registers the assistant's listener for {@link askAssistant}.
 *
 * @returns removes the listener
 * @example useEffect(() => onAskAssistant((question) => open(question)), []);
 */
export function onAskAssistant(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
