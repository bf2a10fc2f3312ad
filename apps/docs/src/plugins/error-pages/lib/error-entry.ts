/** A code of the error catalogue, as its page shows it, in one language. */
export type ErrorEntry = {
  readonly code: string;
  /** Of the whole call, or of one field inside `invalid_fields`. */
  readonly kind: 'call' | 'field';
  readonly status: number;
  readonly message: string;
  /** Message and remedy in one text: what lists of pages say of its page. */
  readonly about: string;
  /** What happened and what to do. */
  readonly remedy: string;
  /** The documented methods that may answer it; the others are the dashboard's. */
  readonly methods: readonly { readonly title: string; readonly page: string }[];
  readonly sample: string;
};
