import type { StatusColour } from '@pasarela/contracts/transactions/transaction-status';
import type { FieldDescription } from './field-description.ts';
import type { JsonObject } from './json-value.ts';

export type HeaderDescription = {
  readonly name: string;
  readonly required: boolean;
  readonly meaning: string;
  readonly example: string;
};

export type ErrorDescription = { readonly code: string; readonly status: number; readonly message: string };

/** A request that can be sent as it is. */
export type Sample = {
  readonly name: string;
  readonly label: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: JsonObject | null;
};

/** A type of sample request. */
export type SampleGroup = {
  readonly key: string;
  readonly label: string;
  readonly samples: readonly Sample[];
};

/** All that the page of an operation and its builder show, in one language: one file each, made from the contract. */
export type OperationPage = {
  readonly name: string;
  readonly method: string;
  /** With its parameters in braces: `/api/transaction/response/{transactionNumber}`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** Whether it takes the credentials of the payment API. */
  readonly secured: boolean;
  readonly idempotent: boolean;
  readonly headers: readonly HeaderDescription[];
  readonly params: readonly FieldDescription[];
  /** Null where the operation has no body. */
  readonly body: readonly FieldDescription[] | null;
  readonly answer: readonly FieldDescription[];
  readonly answerSample: JsonObject;
  readonly errors: readonly ErrorDescription[];
  readonly groups: readonly SampleGroup[];
};

export type OperationSummary = Pick<OperationPage, 'name' | 'method' | 'path' | 'summary'>;

/** An operation's first sample and what it answers: all that other pages show of it. */
export type SampleCall = Pick<OperationPage, 'method' | 'path' | 'secured'> & {
  readonly sample: Sample;
  readonly answer: JsonObject;
};

/** What every builder needs besides its operation. */
export type BuilderSettings = {
  /** Milliseconds that a toast stays. */
  readonly toast: number;
  readonly responseCodes: Readonly<
    Record<
      string,
      {
        readonly status: string;
        readonly label: string;
        readonly meaning: string;
        readonly colour: StatusColour;
        readonly holdsReference: boolean;
        /** Whether a card payment in this status can be refunded, once its time has come. */
        readonly isRefundable: boolean;
      }
    >
  >;
};
