/** A file that a call answers with. */
export type FileAnswer = {
  readonly fileName: string;
  readonly contentType: string;
  readonly stream: NodeJS.ReadableStream;
  /** A browser may show it; otherwise it is a download. */
  readonly shown?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
};
