import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { StatementPeriod } from '@pasarela/contracts/statements/statement-period';
import type { Language } from '@pasarela/contracts/words';

/** Whose statement it is, of which month, and when it was asked for. */
export type StatementSubject = {
  readonly accountId: number;
  readonly businessId: number;
  readonly businessName: string;
  readonly taxId: string;
  readonly environment: EnvironmentName;
  readonly period: StatementPeriod;
  readonly provisional: boolean;
  /** By the account's clock. */
  readonly issuedAt: number;
  readonly language: Language;
};

export type StatementJob = StatementSubject & {
  readonly format: 'statement';
  readonly url: string;
  readonly file: string;
};
