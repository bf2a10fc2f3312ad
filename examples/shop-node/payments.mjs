// How an order is paid and refunded, whatever happens on the way. Three rules carry it:
// 1. An attempt is written down before the call, and the same call is repeated with the same Idempotency-Key.
// 2. Who does not know asks: `settle` looks the order up by its reference. A webhook is an occasion to ask, and nothing more.
// 3. Answers count in the order of their questions (`OrderStore.learn`), so that nothing old overwrites anything new.

/** What each response code means for an order. `open`: nothing was charged, and it can be paid. */
const statuses = {
  '002': 'paid',
  '003': 'declined',
  '004': 'open',
  '006': 'open',
  '007': 'challenge',
  '010': 'open',
  '012': 'refunded',
  '015': 'open',
  '016': 'partly_refunded',
  '017': 'disputed',
  '018': 'dispute_lost',
};

/** With these the call was read and refused: it charged nothing. After any other failure nobody knows. */
const refusals = [400, 401, 403, 413, 415, 422];

/** An attempt that Pasarela has not heard of by then will not arrive any more. Milliseconds. */
const lostAfter = 120_000;

/** A payer is not told that a rule against fraud stopped the payment. */
const messageOf = ({ declineReason, fraudRule, message }) =>
  fraudRule || declineReason === 'fraud_block' ? 'Tu banco no lo aceptó.' : message;

export class Payments {
  #orders;
  #pasarela;
  #shopUrl;
  #report;

  constructor({ orders, pasarela, shopUrl, report }) {
    this.#orders = orders;
    this.#pasarela = pasarela;
    this.#shopUrl = shopUrl;
    this.#report = report;
  }

  #learn(reference, question, payment) {
    const status = statuses[payment.responseCode] ?? 'unclear';
    const isShipped = this.#orders.learn(reference, question, {
      status,
      payment,
      message: messageOf(payment),
    });
    if (isShipped) this.#report(`shipped ${reference}`);
  }

  /** Asks how an order stands. Throws if Pasarela does not say. `refusal`: what to tell the payer whose call was refused. */
  async #settle(reference, refusal) {
    const question = this.#orders.ask(reference);
    const payment = await this.#pasarela.statusOf(reference).catch((error) => {
      if (error.code === 'transaction_not_found') return undefined;
      throw error;
    });
    const order = this.#orders.find(reference);
    const isEarlier = order.status === 'paying' && payment?.transactionNumber === order.number_before;
    if (payment && !isEarlier) this.#learn(reference, question, payment);
    // Nothing of this attempt is there. It may still be on its way, unless it was refused.
    else if (refusal || Date.now() - order.attempt_at > lostAfter) this.#orders.release(order, refusal);
  }

  /** The same; if Pasarela does not say, the order stays as it is, to be asked about again. */
  async #trySettling(reference, refusal) {
    await this.#settle(reference, refusal).catch((error) => this.#report(`${reference}: ${error.message}`));
  }

  /** What the payer is told about a call that was refused. What only the team can mend, the team is told. */
  #wordsOf({ code, message, fields }) {
    if (code === 'invalid_fields') return fields.map((field) => `${field.field}: ${field.message}`).join(' ');
    this.#report(`a payment was refused: ${code}, ${message}`);
    return 'No pudimos hacer el cobro, y no se cobró nada. Intenta más tarde.';
  }

  async pay(reference, card, scenario) {
    const order = this.#orders.beginPayment(reference);
    if (!order) return;
    const payment = {
      ReferenceNumber: reference,
      Amount: order.centavos / 100,
      Currency: 'MXN',
      FirstName: order.first_name,
      LastName: order.last_name,
      Email: order.email,
      ReturnUrl: `${this.#shopUrl}/orders/${reference}`,
      ...card,
    };
    try {
      const idempotencyKey = `${reference}-${order.attempt}`;
      const answer = await this.#pasarela.pay(payment, { idempotencyKey, scenario });
      this.#learn(reference, order.known, answer);
    } catch (error) {
      await this.#trySettling(reference, refusals.includes(error.status) ? this.#wordsOf(error) : undefined);
    }
  }

  /** Refunds the whole order. Returns why it could not be; undefined if it is refunded. */
  async refund(reference, scenario) {
    const order = this.#orders.find(reference);
    if (order.status === 'refunded') return undefined;
    if (order.status !== 'paid') return 'the order is not paid';
    const refund = { transactionCode: order.transaction_code, amount: order.centavos / 100 };
    // An order is refunded once, however often it is asked for: its key is always the same.
    const problem = await this.#pasarela
      .refund(refund, { idempotencyKey: `${reference}-refund`, scenario })
      .then(
        () => undefined,
        (error) => error.message,
      );
    await this.#settle(reference);
    return this.#orders.find(reference).status === 'refunded' ? undefined : problem;
  }

  /** The order, asked about first where its end is not known: its webhook may be late. */
  async look(reference) {
    const { status } = this.#orders.find(reference);
    if (status === 'paying' || status === 'challenge') await this.#trySettling(reference);
    return this.#orders.find(reference);
  }

  /** After a start, and now and then: what was under way when the shop stopped, or while Pasarela did not answer. */
  async settleAll() {
    for (const { reference } of this.#orders.unsettled()) await this.#trySettling(reference);
  }

  /** A webhook whose signature is right. Throws if it has to come again. */
  async hear(webhookId, { data }) {
    if (this.#orders.hasHeard(webhookId)) return;
    if (this.#orders.find(data.referenceNumber ?? '')) await this.#settle(data.referenceNumber);
    this.#orders.noteHeard(webhookId);
  }
}
