/** A code of the error catalogue, as its page shows it, in one language. */
export type ErrorEntry = {
  readonly code: string;
  /** Whether the code concerns the whole call or one field. */
  readonly kind: 'call' | 'field';
  /** Whether the payment API answers it, or the dashboard's alone. */
  readonly api: 'payment' | 'dashboard';
  /** The code of the call in whose answer a field's code comes. */
  readonly inside: string | null;
  readonly status: number;
  readonly message: string;
  /** Message and remedy in one text: what lists of pages say of its page. */
  readonly about: string;
  /** The explanation of the error, and what to do about it; names between backticks. */
  readonly remedy: string;
  /** The documented methods that may answer it. */
  readonly methods: readonly { readonly title: string; readonly page: string }[];
  /** Whether a request of the Request Builder can bring it about. */
  readonly isReproducible: boolean;
  readonly sample: string;
};
