<?php
// How an order is paid and refunded, whatever happens on the way. Three rules carry it:
// 1. An attempt is written down before the call, and the same call is repeated with the same Idempotency-Key.
// 2. Who does not know asks: `settle` looks the order up by its reference. A webhook is an occasion to ask, and nothing more.
// 3. Answers count in the order of their questions (`OrderStore::learn`), so that nothing old overwrites anything new.
declare(strict_types=1);

final class Payments
{
    /** What each response code means for an order. `open`: nothing was charged, and it can be paid. */
    private const STATUSES = [
        '002' => 'paid',
        '003' => 'declined',
        '004' => 'open',
        '006' => 'open',
        '007' => 'challenge',
        '010' => 'open',
        '012' => 'refunded',
        '015' => 'open',
        '016' => 'partly_refunded',
        '017' => 'disputed',
        '018' => 'dispute_lost',
    ];

    /** With these the call was read and refused: it charged nothing. After any other failure nobody knows. */
    private const REFUSALS = [400, 401, 403, 413, 415, 422];

    /** An attempt that Pasarela has not heard of by then will not arrive any more. Seconds. */
    private const LOST_AFTER = 120;

    public function __construct(
        private readonly OrderStore $orders,
        private readonly Pasarela $pasarela,
        private readonly string $shopUrl,
    ) {
    }

    private function learn(string $reference, int $question, array $payment): void
    {
        $status = self::STATUSES[$payment['responseCode']] ?? 'unclear';
        // A payer is not told that a rule against fraud stopped the payment.
        $isFraud = $payment['fraudRule'] !== null || $payment['declineReason'] === 'fraud_block';
        $message = $isFraud ? 'Tu banco no lo aceptó.' : $payment['message'];
        if ($this->orders->learn($reference, $question, $status, $message, $payment)) {
            error_log("shipped $reference");
        }
    }

    /** Asks how an order stands. Throws if Pasarela does not say. `refusal`: what to tell the payer whose call was refused. */
    private function settle(string $reference, ?string $refusal = null): void
    {
        $question = $this->orders->ask($reference);
        try {
            $payment = $this->pasarela->statusOf($reference);
        } catch (CallFailed $failure) {
            if ($failure->code() !== 'transaction_not_found') {
                throw $failure;
            }
            $payment = null;
        }
        $order = $this->orders->find($reference);
        $isEarlier = $payment && $order['status'] === 'paying'
            && $payment['transactionNumber'] === $order['number_before'];
        if ($payment && !$isEarlier) {
            $this->learn($reference, $question, $payment);
        } elseif ($refusal !== null || time() - $order['attempt_at'] > self::LOST_AFTER) {
            // Nothing of this attempt is there. It might still be on its way, were it not refused or too old.
            $this->orders->release($order, $refusal);
        }
    }

    /** The same; if Pasarela does not say, the order stays as it is, to be asked about again. */
    private function trySettling(string $reference, ?string $refusal = null): void
    {
        try {
            $this->settle($reference, $refusal);
        } catch (CallFailed $failure) {
            error_log("$reference: {$failure->getMessage()}");
        }
    }

    /** What the payer is told about a call that was refused. What only the team can mend, the team is told. */
    private function wordsOf(CallFailed $failure): string
    {
        if ($failure->code() === 'invalid_fields') {
            $fields = $failure->answer['errors'] ?? [];
            return implode(' ', array_map(fn (array $field) => "{$field['field']}: {$field['message']}", $fields));
        }
        error_log("a payment was refused: {$failure->code()}, {$failure->getMessage()}");
        return 'No pudimos hacer el cobro, y no se cobró nada. Intenta más tarde.';
    }

    public function pay(string $reference, array $card, ?string $scenario): void
    {
        $order = $this->orders->beginPayment($reference);
        if (!$order) {
            return;
        }
        // A payer who closes the page does not stop what has begun.
        ignore_user_abort(true);
        $payment = [
            'ReferenceNumber' => $reference,
            'Amount' => $order['centavos'] / 100,
            'Currency' => 'MXN',
            'FirstName' => $order['first_name'],
            'LastName' => $order['last_name'],
            'Email' => $order['email'],
            'ReturnUrl' => "$this->shopUrl/orders/$reference",
            ...$card,
        ];
        try {
            $answer = $this->pasarela->pay($payment, "$reference-{$order['attempt']}", $scenario);
            $this->learn($reference, $order['known'], $answer);
        } catch (CallFailed $failure) {
            $isRefused = in_array($failure->status, self::REFUSALS, true);
            $this->trySettling($reference, $isRefused ? $this->wordsOf($failure) : null);
        }
    }

    /** Refunds the whole order. Returns why it could not be; null if it is refunded. */
    public function refund(string $reference, ?string $scenario): ?string
    {
        $order = $this->orders->find($reference);
        if ($order['status'] !== 'paid') {
            return $order['status'] === 'refunded' ? null : 'the order is not paid';
        }
        $problem = null;
        try {
            $refund = ['transactionCode' => $order['transaction_code'], 'amount' => $order['centavos'] / 100];
            // An order is refunded once, however often it is asked for: its key is always the same.
            $this->pasarela->refund($refund, "$reference-refund", $scenario);
        } catch (CallFailed $failure) {
            $problem = $failure->getMessage();
        }
        $this->settle($reference);
        return $this->orders->find($reference)['status'] === 'refunded' ? null : $problem;
    }

    /** The order, asked about first where its end is not known: its webhook may be late. */
    public function look(string $reference): array
    {
        if (in_array($this->orders->find($reference)['status'], ['paying', 'challenge'], true)) {
            $this->trySettling($reference);
        }
        return $this->orders->find($reference);
    }

    /** What was under way when the shop stopped, or while Pasarela did not answer. */
    public function settleAll(): void
    {
        foreach ($this->orders->unsettled() as $order) {
            $this->trySettling($order['reference']);
        }
    }

    /** A webhook whose signature is right. Throws if it has to come again. */
    public function hear(string $webhookId, array $event): void
    {
        if ($this->orders->hasHeard($webhookId)) {
            return;
        }
        $reference = $event['data']['referenceNumber'] ?? '';
        if ($this->orders->find($reference)) {
            $this->settle($reference);
        }
        $this->orders->noteHeard($webhookId);
    }
}
