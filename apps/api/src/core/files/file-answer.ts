/** A file that an operation answers with. */
export type FileAnswer = {
  readonly fileName: string;
  readonly contentType: string;
  readonly stream: NodeJS.ReadableStream;
  /** Whether a browser may display the file inline; otherwise it is downloaded. */
  readonly shown?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
};
