/** What processes on one database tell one another: the calls of callers whose number is limited, and that they are there. */
export type NewsTopic = 'calls' | 'here';

/**
 * Messages between the processes on one database. Nothing depends on their arrival: what a process must know is in the database. A
 * message reaches the processes that listen at that moment, and never the one that sends it.
 */
export type News = {
  /** Whether there can be other processes that hear it. */
  readonly isShared: boolean;
  /** Sends a text of at most 7,500 bytes to the other processes. */
  tell(topic: NewsTopic, text: string): Promise<void>;
  /** Calls `hear` with the sender and the text of each message; returns a function that ends it. */
  listen(topic: NewsTopic, hear: (text: string, sender: string) => void): () => void;
};

/** For a database that one process works on. */
export const noNews: News = { isShared: false, tell: async () => {}, listen: () => () => {} };
