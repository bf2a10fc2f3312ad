/** The media type of a stream of events. */
export const eventsType = 'text/event-stream';

/** An event as it is sent; its data is one line of JSON. */
export const eventText = (json: string): string => `data: ${json}\n\n`;

/** The data of the events of an answer, each as soon as it has arrived. Ends with the answer; throws where that breaks off. */
export async function* readEvents(body: ReadableStream<Uint8Array> | null): AsyncGenerator<unknown> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done = true, value } = (await reader?.read()) ?? {};
      text += decoder.decode(value, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const [, json] = /^data: (.*)$/.exec(text.slice(0, end)) ?? [];
        text = text.slice(end + 2);
        if (json !== undefined) yield JSON.parse(json);
      }
      if (done) return;
    }
  } finally {
    // Whoever stops reading ends the answer.
    await reader?.cancel();
  }
}
