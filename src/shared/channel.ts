/** Sends messages one way between modules that do not import each other. */
export function createChannel<Message>() {
  const listeners = new Set<(message: Message) => void>();
  return {
    send(message: Message): void {
      for (const listener of listeners) listener(message);
    },
    /** Calls `listener` with each message. Returns a function that unsubscribes it. */
    listen(listener: (message: Message) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
