// A stream of server-sent events that comes back by itself, also where the server refused it for a while.

const AGAIN = 3000; // milliseconds

/** Hear what the server tells there, until the answer is called. `lost` is told when the stream was refused. */
export function listen<Message>(path: string, hear: (message: Message) => void, lost?: () => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function open(): void {
    source = new EventSource(path);
    source.onmessage = (event: MessageEvent<string>) => hear(JSON.parse(event.data) as Message);
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return; // it tries again by itself
      lost?.();
      timer = setTimeout(open, AGAIN);
    };
  }
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
