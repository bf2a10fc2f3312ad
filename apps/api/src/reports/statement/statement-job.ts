import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { StatementPeriod } from '@pasarela/contracts/statements/statement-period';
import type { Language } from '@pasarela/contracts/words/words';

/** The business, month and issue time of a statement. */
export type StatementSubject = {
  readonly accountId: number;
  readonly businessId: number;
  readonly businessName: string;
  readonly taxId: string;
  readonly environment: EnvironmentName;
  readonly period: StatementPeriod;
  readonly provisional: boolean;
  /** When the statement was issued, by the account's clock, in milliseconds. */
  readonly issuedAt: number;
  readonly language: Language;
};

export type StatementJob = StatementSubject & {
  readonly format: 'statement';
  readonly url: string;
  readonly file: string;
};
