import type { EmailFailure } from '@pasarela/contracts/emails/email-failures';
import type { EmailRefusal } from '@pasarela/contracts/emails/email-schema';

/** A failed attempt to send an e-mail. */
export class SmtpFailure extends Error {
  override name = 'SmtpFailure';
  readonly failure: EmailFailure;
  /** The server's reply; null if it sent none. */
  readonly reply: string | null;
  /** The addresses that the server refused: all of them, or none if the failure came before they were sent. */
  readonly refusals: readonly EmailRefusal[];

  constructor(failure: EmailFailure, reply: string | null = null, refusals: readonly EmailRefusal[] = []) {
    super(reply === null ? failure : `${failure}: ${reply}`);
    this.failure = failure;
    this.reply = reply;
    this.refusals = refusals;
  }

  /** Whether the failure is final: the server would refuse the same message again, or there is nothing to send any more. */
  get final(): boolean {
    return this.failure === 'refused' || this.failure === 'expired';
  }
}
