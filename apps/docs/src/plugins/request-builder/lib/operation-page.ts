import type { SampleNeed } from '@pasarela/contracts/integration-methods/integration-method';
import type { StatusColour } from '@pasarela/contracts/statuses/transaction-status';
import type { NeedWords } from '../words/need-words.ts';
import type { ProblemWords } from './check-request.ts';
import type { FieldDescription } from './field-description.ts';
import type { JsonObject } from './json-value.ts';
import type { PaymentRole } from './recent-payment.ts';

export type HeaderDescription = {
  readonly name: string;
  readonly required: boolean;
  readonly meaning: string;
  readonly example: string;
  /** The page of the documentation with more about it. */
  readonly more?: { readonly label: string; readonly page: string };
};

export type ErrorDescription = { readonly code: string; readonly status: number; readonly message: string };

/** A precondition of a sample from the contract, with the call that meets it. */
export type NeededCall = SampleNeed & {
  readonly words: NeedWords;
  readonly call: Pick<OperationPage, 'method' | 'path' | 'secured'> & { readonly sample: Sample };
};

/** A request that can be sent once what it needs is there. */
export type Sample = {
  readonly name: string;
  readonly label: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: JsonObject | null;
  /** Path in this request → days from today by the account's clock. */
  readonly days: Readonly<Record<string, number>>;
  readonly needs: readonly NeededCall[];
  /** Our script makes this call: it fills in what nobody types. */
  readonly byScript: boolean;
  /** The response code that the sandbox answers to this sample; null where its answer has none. */
  readonly responseCode: string | null;
};

/** A type of sample request. */
export type SampleGroup = {
  readonly key: string;
  readonly label: string;
  readonly samples: readonly Sample[];
};

/** The data of a method's page and builder, in one language. Each is generated from the contract as one JSON file. */
export type OperationPage = {
  /** The method's name in the contract. */
  readonly name: string;
  readonly title: string;
  readonly method: string;
  /** With its parameters in braces: `/api/transaction/response/{transactionNumber}`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** Whether it takes the credentials of the payment API. */
  readonly secured: boolean;
  readonly idempotent: boolean;
  /** The names of the scenarios that apply to it; none where it does not take `Sandbox-Scenario`. */
  readonly scenarios: readonly string[];
  readonly headers: readonly HeaderDescription[];
  readonly params: readonly FieldDescription[];
  readonly query: readonly FieldDescription[];
  /** Null where the operation has no body. */
  readonly body: readonly FieldDescription[] | null;
  readonly answer: readonly FieldDescription[];
  readonly answerSample: JsonObject;
  readonly errors: readonly ErrorDescription[];
  readonly groups: readonly SampleGroup[];
  /** The recent payment that its samples are proposed about; null where they are about none. */
  readonly about: PaymentRole | null;
};

/** A method's name and where it is documented. */
export type MethodSummary = Pick<OperationPage, 'name' | 'title' | 'method' | 'path'> & {
  readonly page: string;
};

/** Methods that stand together in the navigation. */
export type MethodGroup = { readonly label: string; readonly methods: readonly MethodSummary[] };

/** A method's first sample and what it answers: all that other pages show of it. */
export type SampleCall = Pick<OperationPage, 'method' | 'path' | 'secured'> & {
  readonly sample: Sample;
  readonly answer: JsonObject;
};

/** The settings that all builders share. */
export type BuilderSettings = {
  /** The words of what is found before sending. */
  readonly problems: ProblemWords;
  /** The words of each `Sandbox-Scenario`. */
  readonly scenarios: Readonly<Record<string, { readonly label: string; readonly happens: string }>>;
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
        /** Whether a payment in this status can be captured. */
        readonly isCapturable: boolean;
      }
    >
  >;
};
