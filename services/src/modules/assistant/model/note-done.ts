const DONE = 'data: [DONE]';

/**
 * A `fetch` that reports the regular end of an event stream. To the client, a connection cut between two events looks
 * the same, and some servers send no other sign of the end. Redirects are refused, because they would take the key
 * and the conversation to an unknown server.
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
    // Node 20 forgets the fetch's own signal when its request is garbage collected. A stalled model would then block
    // the answer forever.
    const signal = init?.signal ?? undefined;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(watch, { signal }), {
      status,
      statusText,
      headers,
    });
  };
}
