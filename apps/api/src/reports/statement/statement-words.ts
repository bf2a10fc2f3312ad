import type { Language } from '@pasarela/contracts/words/words';

export type StatementWords = {
  readonly title: string;
  readonly sandbox: string;
  readonly business: string;
  readonly taxId: string;
  readonly account: string;
  readonly accountOf: (businessId: number, environment: string) => string;
  readonly period: string;
  readonly periodOf: (first: string, last: string) => string;
  readonly issued: string;
  readonly currency: string;
  readonly provisional: (last: string) => string;
  readonly opening: string;
  readonly credits: string;
  readonly charges: string;
  readonly closing: string;
  readonly closingProvisional: string;
  readonly net: string;
  readonly deposited: string;
  readonly toDeposit: string;
  readonly toDeduct: string;
  readonly byKind: string;
  readonly byDay: string;
  readonly movements: string;
  readonly count: string;
  readonly concept: string;
  readonly date: string;
  readonly transaction: string;
  readonly reference: string;
  readonly charge: string;
  readonly credit: string;
  readonly balance: string;
  readonly total: string;
  readonly settlement: (id: number) => string;
  readonly nothing: string;
  readonly notListed: (movements: string, max: string) => string;
  readonly informative: string;
  readonly page: (page: number, pages: number) => string;
  readonly subject: (taxId: string) => string;
};

export const statementWords: Readonly<Record<Language, StatementWords>> = {
  es: {
    title: 'Estado de cuenta',
    sandbox: 'MODO PRUEBAS',
    business: 'Comercio',
    taxId: 'RFC',
    account: 'Cuenta',
    accountOf: (businessId, environment) => `Negocio ${businessId} · ${environment}`,
    period: 'Periodo',
    periodOf: (first, last) => `${first} al ${last}`,
    issued: 'Emitido',
    currency: 'Moneda',
    provisional: (last) =>
      `Provisional: el periodo termina el ${last}. Hasta entonces sus cifras pueden cambiar.`,
    opening: 'Saldo inicial',
    credits: 'Abonos',
    charges: 'Cargos',
    closing: 'Saldo final',
    closingProvisional: 'Saldo al emitir',
    net: 'Neto del periodo',
    deposited: 'Depositado',
    toDeposit: 'Por depositar',
    toDeduct: 'Por descontar',
    byKind: 'Totales por concepto',
    byDay: 'Totales por día',
    movements: 'Movimientos',
    count: 'Movimientos',
    concept: 'Concepto',
    date: 'Fecha',
    transaction: 'Transacción',
    reference: 'Referencia',
    charge: 'Cargo',
    credit: 'Abono',
    balance: 'Saldo',
    total: 'Total',
    settlement: (id) => `Depósito ${id}`,
    nothing: 'No hubo movimientos en este periodo.',
    notListed: (movements, max) =>
      `El periodo tiene ${movements} movimientos y aquí se muestran ${max} como máximo. Todos están en el reporte CSV de la pantalla Movimientos.`,
    informative:
      'Documento informativo de Pasarela; no es un comprobante fiscal. Horas de la Ciudad de México.',
    page: (page, pages) => `Página ${page} de ${pages}`,
    subject: (taxId) => `RFC ${taxId}`,
  },
  en: {
    title: 'Account statement',
    sandbox: 'MODO PRUEBAS',
    business: 'Business',
    taxId: 'Tax ID (RFC)',
    account: 'Account',
    accountOf: (businessId, environment) => `Business ${businessId} · ${environment}`,
    period: 'Period',
    periodOf: (first, last) => `${first} to ${last}`,
    issued: 'Issued',
    currency: 'Currency',
    provisional: (last) => `Provisional: the period ends on ${last}. Until then its figures may change.`,
    opening: 'Opening balance',
    credits: 'Credits',
    charges: 'Charges',
    closing: 'Closing balance',
    closingProvisional: 'Balance when issued',
    net: 'Net for the period',
    deposited: 'Deposited',
    toDeposit: 'To be deposited',
    toDeduct: 'To be deducted',
    byKind: 'Totals by type',
    byDay: 'Totals by day',
    movements: 'Movements',
    count: 'Movements',
    concept: 'Type',
    date: 'Date',
    transaction: 'Transaction',
    reference: 'Reference',
    charge: 'Charge',
    credit: 'Credit',
    balance: 'Balance',
    total: 'Total',
    settlement: (id) => `Deposit ${id}`,
    nothing: 'There were no movements in this period.',
    notListed: (movements, max) =>
      `The period has ${movements} movements, of which at most ${max} are listed here. All of them are in the CSV report of the Movements screen.`,
    informative: 'Issued by Pasarela for information only; not a tax receipt. Times in Mexico City.',
    page: (page, pages) => `Page ${page} of ${pages}`,
    subject: (taxId) => `RFC ${taxId}`,
  },
};
