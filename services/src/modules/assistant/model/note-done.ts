const DONE = 'data: [DONE]';

/**
 * A `fetch` that tells when a stream of events came to its own end. A connection that was cut between
 * two events looks the same to the client, and some servers give no other sign that they are done.
 * Redirects are refused: they would take the key and the conversation to a server nobody chose.
 */
export function noteDone(onDone: () => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    const decoder = new TextDecoder();
    let tail = '';
    const watch = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        tail = (tail + decoder.decode(chunk, { stream: true })).slice(-4 * DONE.length);
        if (tail.includes(DONE)) onDone();
        controller.enqueue(chunk);
      },
    });
    // The fetch's own signal is forgotten when its request is collected as garbage (Node 20), and a
    // model that stalls would hold the answer for ever.
    const signal = init?.signal ?? undefined;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(watch, { signal }), {
      status,
      statusText,
      headers,
    });
  };
}
