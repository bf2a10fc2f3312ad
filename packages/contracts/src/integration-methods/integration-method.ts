import type { z } from 'zod';
import type { OperationName } from '../operations.ts';
import type { Words } from '../words.ts';
import type { IntegrationMethodName } from './integration-method-names.ts';

type Values = Readonly<Record<string, unknown>>;

/** What has to be there before a sample can be sent: the first sample of another method, sent first. */
export type SampleNeed = {
  readonly method: IntegrationMethodName;
  /** Where its answer's fields go: path in this request → field of that answer. */
  readonly gives: Readonly<Record<string, string>>;
  /** Its payer then pays by card on the page that its answer names; the answer is that of its status afterwards. */
  readonly paidByPayer?: true;
  /** So long has to pass by the account's clock. */
  readonly minutesLater?: number;
};

/**
 * A request that can be sent. What is different each time is filled in (`integration-example.ts`): a `ReferenceNumber` that
 * is free, days that lie so far from today, and what other answers gave.
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
  /** What our script fills in: a field with a new random name, and one with this card, which it encrypts. */
  readonly byScript?: { readonly name: string; readonly data: string; readonly card: Values };
  /** What the sandbox answers to it; nothing where the call answers no response code. */
  readonly responseCode?: string;
  /** The message of that answer, where it is not the meaning of its code. */
  readonly message?: Words;
  /** What else of that answer is not as the examples of its fields say. */
  readonly answer?: Values;
};

/** One way to integrate, as a page of the documentation shows it. */
export type IntegrationMethod = {
  /** Its page below `/docs`; none where our script makes the call. */
  readonly page?: string;
  readonly operation: OperationName;
  readonly title: Words;
  readonly description: Words;
  /** The operation's body, cut down to what this method needs and may have. */
  readonly body?: z.ZodObject;
  /** The first is the method's example. */
  readonly samples: readonly [MethodSample, ...MethodSample[]];
};
