import type { EmailFailure } from '@pasarela/contracts/emails/email-failures';
import type { EmailRefusal } from '@pasarela/contracts/emails/email-schema';

/** An attempt to send failed. */
export class SmtpFailure extends Error {
  override name = 'SmtpFailure';
  readonly failure: EmailFailure;
  /** What the server said, where it said something. */
  readonly reply: string | null;
  /** The addresses that the server did not take: all of them, or none where it failed before it was asked. */
  readonly refusals: readonly EmailRefusal[];

  constructor(failure: EmailFailure, reply: string | null = null, refusals: readonly EmailRefusal[] = []) {
    super(reply === null ? failure : `${failure}: ${reply}`);
    this.failure = failure;
    this.reply = reply;
    this.refusals = refusals;
  }

  /** The same message will be refused again. */
  get final(): boolean {
    return this.failure === 'refused';
  }
}
