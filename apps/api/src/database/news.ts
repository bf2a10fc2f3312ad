/**
 * What processes on one database tell one another: how many calls of which callers they have counted, that they are there, and how far
 * work has come that they do.
 */
export const newsTopics = ['calls', 'here', 'progress'] as const;
export type NewsTopic = (typeof newsTopics)[number];

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
