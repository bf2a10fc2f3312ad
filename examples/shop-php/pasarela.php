<?php
// The calls to Pasarela, and the signature of its webhooks. Nothing here knows what an order is.
declare(strict_types=1);

/** Pasarela answered a call with an error, or did not answer (status 0). */
final class CallFailed extends Exception
{
    public function __construct(
        public readonly int $status,
        public readonly array $answer,
        public readonly int $retryAfter,
        string $message,
    ) {
        parent::__construct($message);
    }

    public function code(): string
    {
        return $this->answer['code'] ?? 'unknown';
    }

    /**
     * Whether the call is worth repeating as it is. No answer at all is repeated as well: whether the call was carried out, its
     * Idempotency-Key settles. The two codes say that another call is under way.
     */
    public function isRepeated(): bool
    {
        return $this->status === 0 || $this->status >= 500 || $this->status === 429
            || in_array($this->code(), ['idempotency_in_progress', 'transaction_in_process'], true);
    }
}

final class Pasarela
{
    /** A payer looks at a page that loads: what would take longer than this many seconds is looked up later. */
    private const PATIENCE = 10;

    /** `timeout`: how many milliseconds to wait for an answer; a bank takes a few seconds. */
    public function __construct(
        private readonly string $url,
        private readonly string $key,
        private readonly string $password,
        private readonly int $timeout,
    ) {
    }

    public function pay(array $payment, string $idempotencyKey, ?string $scenario): array
    {
        return $this->call('/pay/create', $payment, $idempotencyKey, $scenario);
    }

    public function refund(array $refund, string $idempotencyKey, ?string $scenario): array
    {
        return $this->call('/pay/refund', $refund, $idempotencyKey, $scenario);
    }

    /** The newest payment of a reference, as it stands now. Who asks again later asks once. */
    public function statusOf(string $reference): array
    {
        $path = '/transaction/responsebyreference/' . rawurlencode($reference);
        return $this->callOnce($path, null, [], min($this->timeout, 5_000));
    }

    /** The same method, path, body and Idempotency-Key each time. A scenario is asked for once, by the first try. */
    private function call(string $path, array $body, string $idempotencyKey, ?string $scenario): array
    {
        $json = json_encode($body, JSON_THROW_ON_ERROR);
        $headers = ["Idempotency-Key: $idempotencyKey"];
        for ($tried = 1; ; $tried++) {
            try {
                $chosen = $tried === 1 && $scenario ? ["Sandbox-Scenario: $scenario"] : [];
                return $this->callOnce($path, $json, [...$headers, ...$chosen], $this->timeout);
            } catch (CallFailed $failure) {
                // What Pasarela asks for, or longer from try to try, and never the same for two shops.
                $pause = $failure->retryAfter ?: 0.25 * 2 ** $tried * (0.75 + mt_rand() / mt_getrandmax() / 2);
                if (!$failure->isRepeated() || $tried === 4 || $pause > self::PATIENCE) {
                    throw $failure;
                }
                usleep((int) ($pause * 1_000_000));
            }
        }
    }

    private function callOnce(string $path, ?string $json, array $headers, int $milliseconds): array
    {
        $retryAfter = 0;
        $curl = curl_init("$this->url/api$path");
        curl_setopt_array($curl, [
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT_MS => $milliseconds,
            CURLOPT_USERPWD => "$this->key:$this->password",
            CURLOPT_HTTPHEADER => ['Content-Type: application/json', 'Accept-Language: es', ...$headers],
            CURLOPT_HEADERFUNCTION => function ($_, string $line) use (&$retryAfter): int {
                if (preg_match('/^retry-after: *(\d+)/i', $line, $found)) {
                    $retryAfter = (int) $found[1];
                }
                return strlen($line);
            },
        ]);
        if ($json !== null) {
            curl_setopt($curl, CURLOPT_POSTFIELDS, $json);
        }
        $text = curl_exec($curl);
        if ($text === false) {
            throw new CallFailed(0, [], 0, curl_error($curl));
        }
        $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
        // A proxy between may answer as well, and not in JSON.
        $answer = json_decode($text, true);
        $answer = is_array($answer) ? $answer : [];
        if ($status >= 400) {
            throw new CallFailed($status, $answer, $retryAfter, $answer['message'] ?? "HTTP $status");
        }
        if (!isset($answer['responseCode'])) {
            throw new CallFailed(0, [], 0, "$path was not answered by Pasarela");
        }
        return $answer;
    }
}

/** Whether a webhook is Pasarela's and not older than five minutes. `body`: as it arrived, before it is read as JSON. */
function is_signed(array $headers, string $body, string $secret): bool
{
    $id = $headers['HTTP_WEBHOOK_ID'] ?? '';
    $moment = $headers['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
    if (abs(time() - (int) $moment) >= 300) {
        return false;
    }
    $key = base64_decode(str_replace('whsec_', '', $secret));
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$moment.$body", $key, true));
    foreach (explode(' ', $headers['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $given) {
        if (hash_equals($expected, $given)) {
            return true;
        }
    }
    return false;
}
