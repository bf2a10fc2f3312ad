// The orders, in a file of SQLite. What is written here is on the disk before the next line runs: an attempt to pay, of which its
// Idempotency-Key is made, before Pasarela is called; and that an order is paid together with its shipment.
import { randomInt } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

const tables = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  create table if not exists orders (
    reference text primary key,
    quantity integer not null,
    centavos integer not null,
    first_name text not null,
    last_name text not null,
    email text not null,
    status text not null default 'open',
    -- What Pasarela last said.
    response_code text,
    transaction_number text,
    transaction_code text,
    url text,
    message text,
    -- The last attempt to pay: its number, when it began, and the transaction that the order had before it.
    attempt integer not null default 0,
    attempt_at integer,
    number_before text,
    -- Questions to Pasarela are numbered as they begin. This row holds the answer to the question with the number in known.
    asked integer not null default 0,
    known integer not null default 0
  ) strict;
  create table if not exists webhooks (id text primary key) strict;
  create table if not exists shipments (reference text primary key references orders) strict;
`;

/** Letters that are not mistaken for one another, and no digits: a long row of digits could look like a card number. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const randomLetter = () => letters[randomInt(letters.length)];

export class OrderStore {
  #database;

  constructor(file) {
    this.#database = new DatabaseSync(file, { timeout: 5_000 });
    this.#database.exec(tables);
  }

  #row(sql, ...values) {
    return this.#database.prepare(sql).get(...values);
  }

  /** Whether the statement changed anything. */
  #change(sql, ...values) {
    return this.#database.prepare(sql).run(...values).changes > 0;
  }

  add({ quantity, centavos, firstName, lastName, email }) {
    const reference = `PEDIDO-${Array.from({ length: 16 }, randomLetter).join('')}`;
    this.#change(
      `insert into orders (reference, quantity, centavos, first_name, last_name, email) values (?, ?, ?, ?, ?, ?)`,
      ...[reference, quantity, centavos, firstName, lastName, email],
    );
    return reference;
  }

  find(reference) {
    return this.#row('select * from orders where reference = ?', reference);
  }

  shipmentsOf(reference) {
    return this.#row('select count(*) as count from shipments where reference = ?', reference).count;
  }

  unsettled() {
    return this.#database.prepare(`select * from orders where status in ('paying', 'challenge')`).all();
  }

  /** Begins an attempt to pay. Undefined if the order is paid or an attempt is under way: one of two clicks gets it. */
  beginPayment(reference) {
    return this.#row(
      `update orders set status = 'paying', attempt = attempt + 1, attempt_at = ?, number_before = transaction_number,
          message = null, asked = asked + 1, known = asked + 1
        where reference = ? and status in ('open', 'declined') returning *`,
      ...[Date.now(), reference],
    );
  }

  /** Ends an attempt that charged nothing: the order can be paid again. */
  release({ reference, attempt }, message = null) {
    this.#change(
      `update orders set status = 'open', message = ? where reference = ? and status = 'paying' and attempt = ?`,
      ...[message, reference, attempt],
    );
  }

  /** The number of a question that begins now. */
  ask(reference) {
    return this.#row('update orders set asked = asked + 1 where reference = ? returning asked', reference)
      .asked;
  }

  /**
   * Keeps what a question was answered with, unless the answer to a later question is known: one that was long on its way changes
   * nothing. An order that is paid is shipped in the same step, once.
   * @returns whether this ships it.
   */
  learn(reference, question, { status, payment, message }) {
    const { responseCode, transactionNumber, transactionCode, url } = payment;
    this.#database.exec('begin immediate');
    try {
      const isNews = this.#change(
        `update orders set status = ?, message = ?, response_code = ?, transaction_number = ?, transaction_code = ?, url = ?,
            known = ? where reference = ? and known <= ?`,
        ...[
          status,
          message,
          responseCode,
          transactionNumber,
          transactionCode,
          url,
          question,
          reference,
          question,
        ],
      );
      const isShipped =
        isNews && status === 'paid' && this.#change('insert or ignore into shipments values (?)', reference);
      this.#database.exec('commit');
      return isShipped;
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
  }

  hasHeard(webhookId) {
    return this.#row('select id from webhooks where id = ?', webhookId) !== undefined;
  }

  noteHeard(webhookId) {
    this.#change('insert or ignore into webhooks values (?)', webhookId);
  }
}
