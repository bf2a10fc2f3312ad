import { chargebackReasonNames } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import { day, hour } from '@pasarela/contracts/dates/dates';
import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import { writtenAmount } from '@pasarela/contracts/money/money';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { transactionByNumber } from '#core/transactions/transaction-lookup.ts';
import type { Unit } from '#database/queries.ts';
import { endChargeback, openChargeback, openChargebackOf } from '#features/chargebacks/chargeback-life.ts';
import { saveProof } from '#features/chargebacks/chargeback-proof-service.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import type { ChargebackFate } from './demo-plan.ts';
import type { Happening } from './happening.ts';
import type { Random } from './seeded-random.ts';

/** Escapes a text for a PDF string. It must contain only Latin-1 letters. */
const shown = (line: string): string => line.replace(/[\\()]/g, '\\$&');

/** Makes a minimal valid PDF with one page of text. */
const demoPdf = (lines: readonly string[]): Uint8Array => {
  const text = lines.map((line) => `(${shown(line)}) Tj T*`).join('\n');
  const page = `BT /F1 12 Tf 18 TL 72 720 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(page, 'latin1')} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(Buffer.byteLength(file, 'latin1'));
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = Buffer.byteLength(file, 'latin1');
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
};

type Seeded = {
  readonly account: CallAccount;
  readonly dependencies: Dependencies;
  readonly owner: Actor;
  readonly random: Random;
};

const system: Actor = { kind: 'system', name: null, requestId: null };

/** Makes the two proof files of a sale: delivery note and invoice. */
const papersOf = ({
  referenceNumber,
  customerName,
  amount,
}: TransactionRow): readonly [UploadedFile, UploadedFile] => {
  const sale = [`Pedido ${referenceNumber}`, `Cliente: ${customerName}`];
  return [
    {
      fileName: `guia-${referenceNumber}.pdf`,
      content: demoPdf(['Guía de entrega', ...sale, 'Recibió: el titular, con identificación']),
    },
    {
      fileName: `factura-${referenceNumber}.pdf`,
      content: demoPdf(['Factura', ...sale, `Total: $${writtenAmount(amount)} MXN`]),
    },
  ];
};

/** The chargebacks of the demo: decided by the bank, being decided, and waiting for proof. */
export const createDemoChargebacks = ({ account, dependencies, owner, random }: Seeded) => {
  const contextOf = (unit: Unit, actor: Actor) => beginWrite(unit, dependencies, account.id, actor);

  /** Uploads proof. Unless `next` ends the chargeback before, the bank decides for the merchant fifteen days later. */
  const prove = (at: number, id: number, next: readonly Happening[] = []): Happening => ({
    at,
    run: async (unit) => {
      const [delivery, invoice] = papersOf(await transactionByNumber(unit, account.id, id));
      const files = random.next() < 0.6 ? [delivery, invoice] : [delivery];
      await saveProof(unit, dependencies, {
        account,
        actor: owner,
        idTransaction: id,
        files,
        language: 'es',
      });
      return next;
    },
  });

  const lose = (at: number, id: number): Happening => ({
    at,
    run: async (unit) => {
      const chargeback = await openChargebackOf(unit, account.id, id);
      await endChargeback(await contextOf(unit, system), chargeback, 'lost');
      return [];
    },
  });

  /** What follows a dispute. A chargeback without proof is lost automatically ten days later. */
  const after = {
    chargebackWon: (at, id) => [prove(at + random.whole(day, 8 * day), id)],
    chargebackLost: () => [],
    chargebackRefused: (at, id) => [
      prove(at + 2 * day, id, [lose(at + random.whole(4 * day, 12 * day), id)]),
    ],
    chargebackOpen: () => [],
    chargebackDeciding: (at, id) => [prove(at + random.whole(hour, day), id)],
  } as const satisfies Record<ChargebackFate, (at: number, id: number) => readonly Happening[]>;

  return {
    /** Disputes all or part of a payment. */
    dispute: (at: number, id: number, fate: ChargebackFate): Happening => ({
      at,
      run: async (unit) => {
        const row = await transactionByNumber(unit, account.id, id);
        const disputed = random.next() < 0.8 ? row.amount : Math.ceil(row.amount / 200) * 100;
        const reason = random.pick(chargebackReasonNames);
        await openChargeback(await contextOf(unit, system), row, reason, Math.min(disputed, row.amount));
        return after[fate](at, id);
      },
    }),
  };
};
