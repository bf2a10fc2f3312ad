type CallArguments<Name extends CallName> =
  object extends CallInput<Name>
    ? [input?: CallInput<Name>, options?: CallOptions]
    : [input: CallInput<Name>, options?: CallOptions];

export type CallOptions = {
  /** Repeated calls with the same key have one effect, and get the first answer. */
  readonly idempotencyKey?: string;
  /** What goes wrong with this call, in the sandbox. */
  readonly scenario?: SandboxScenario;
  /** The language of messages; that of the sandbox by default. */
  readonly language?: 'es' | 'en';
  readonly signal?: AbortSignal;
};

export type FieldError = {
  readonly field: string;
  readonly code: string;
  readonly message: string;
};

/** A call was answered with an error. */
export declare class CallRefused extends Error {
  /** The HTTP status. */
  readonly status: number;
  /** The error code of the catalogue, such as `reference_taken`. */
  readonly code: string;
  /** The fields that are wrong, each with its code and message. */
  readonly errors: readonly FieldError[];
  /** Names the request in the request log. */
  readonly requestId: string;
  /** The page of the error code, for as long as the sandbox runs. */
  readonly docUrl: string;
  /** What that page says to do, in the language of the call. */
  readonly remedy: string | undefined;
}

export type SandboxOptions = {
  /** Receives all webhooks of the account. */
  readonly webhooks?: string;
  /** The secret that signs them; a new one by default. */
  readonly webhookSecret?: string;
  /** Where the account's clock begins, in the past or in the future; now by default. It runs from there. */
  readonly clock?: string | Date;
  /** The name of the business. */
  readonly name?: string;
  /** The language of messages: Spanish by default. */
  readonly language?: 'es' | 'en';
  /** The port to listen on; a free one by default. */
  readonly port?: number;
  /**
   * Serves the dashboard and the hosted pages too: for tests in a browser. The user is `admin`, with the password `pasarela-sandbox`.
   */
  readonly pages?: boolean;
};

/** A webhook that was delivered. */
export type DeliveredWebhook = {
  /** The `webhook-id`. */
  readonly id: string;
  readonly event: WebhookEventType;
  readonly url: string;
  /** The body, parsed. */
  readonly payload: unknown;
  /** The headers of the last attempt, with its signature. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the receiver answered. */
  readonly statusCode: number | null;
};

export type Sandbox = {
  /** Where it listens, without `/api`. */
  readonly url: string;
  readonly key: string;
  readonly password: string;
  readonly webhookSecret: string;
  /** The `Authorization` header of the key. */
  readonly authorization: string;
  /**
   * Makes a call by its name, with the key. Path, query and body are given together.
   * @throws CallRefused if the answer is an error.
   */
  call<Name extends CallName>(name: Name, ...given: CallArguments<Name>): Promise<CallAnswer<Name>>;
  readonly clock: {
    now(): Promise<Date>;
    /** Moves the clock forward, and carries out what falls due on the way. Returns where it stands. */
    move(span: CallInput<'moveClock'>): Promise<Date>;
  };
  readonly webhooks: {
    /** Waits until every webhook of a transaction or a subscription is delivered; throws `CallRefused` (`wait_over`) if it takes too long. */
    delivered(which: {
      /** The reference of a transaction, which need not exist yet; or its number; or the number of a subscription. */
      readonly reference?: string;
      readonly transactionNumber?: string | number;
      readonly idSubscription?: string | number;
      /** Only webhooks of this event, of which it waits for one at least. */
      readonly event?: WebhookEventType;
      /** How long to wait, in seconds: 10 by default, 30 at most. */
      readonly seconds?: number;
    }): Promise<readonly DeliveredWebhook[]>;
  };
  /** Remembers what happened in the account, and its clock, under a name. Keys, settings and answers to idempotency keys are left out. */
  snapshot(name: string): Promise<void>;
  /** Brings the account back to a state that was remembered. */
  restore(name: string): Promise<void>;
  /** Empties the account; its clock then shows the present. */
  reset(): Promise<void>;
  /** Ends the server and removes its database. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** Starts a sandbox of its own in this process: an empty account on a database that is removed at its end. */
export declare function createSandbox(options?: SandboxOptions): Promise<Sandbox>;
