import type { z } from 'zod';
import type { OperationName } from '../operations.ts';
import type { Words } from '../words/words.ts';
import type { IntegrationMethodName } from './integration-method-names.ts';

type Values = Readonly<Record<string, unknown>>;

/** A precondition of a sample: the first sample of another method, which has to be sent before. */
export type SampleNeed = {
  readonly method: IntegrationMethodName;
  /** The fields of the needed method's answer that this request takes: path in this request → field of that answer. */
  readonly gives: Readonly<Record<string, string>>;
  /** The payer pays by card on the page that the answer names; the answer of the following status query is then used instead. */
  readonly paidByPayer?: true;
  /** The minutes that have to pass in between, by the account's clock. */
  readonly minutesLater?: number;
};

/**
 * A request that can be sent. `integration-example.ts` fills in what differs each time: an unused `ReferenceNumber`, days relative
 * to today, and values from earlier answers.
 */
export type MethodSample = {
  readonly name: string;
  readonly words: Words;
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: Values;
  /** Path in this request → days from today by the account's clock. */
  readonly days?: Readonly<Record<string, number>>;
  readonly needs?: readonly SampleNeed[];
  /** The fields that our script fills in: `name` with a new random name, `data` with this card, encrypted. */
  readonly byScript?: { readonly name: string; readonly data: string; readonly card: Values };
  /** The response code that the sandbox answers to this sample; undefined where its answer has none. */
  readonly responseCode?: string;
  /** The message of that answer, where it is not the meaning of its code. */
  readonly message?: Words;
  /** Other fields of that answer that differ from the examples of the schema. */
  readonly answer?: Values;
};

/** One integration method, as a page of the documentation shows it. */
export type IntegrationMethod = {
  /** The path of the method's page below `/docs`; undefined where our script makes the call. */
  readonly page?: string;
  readonly operation: OperationName;
  readonly title: Words;
  readonly description: Words;
  /** The operation's body, cut down to what this method needs and may have. */
  readonly body?: z.ZodObject;
  /** The first is the method's example. */
  readonly samples: readonly [MethodSample, ...MethodSample[]];
};
