<?php
// A payment, its webhook and its refund. Start `npx pasarela` in one terminal and `php first-payment.php` in another.
declare(strict_types=1);

$inbox = getenv('WEBHOOK_FILE') ?: sys_get_temp_dir() . '/webhook-' . getmypid() . '.json';

// PHP's own server runs this file as well, to receive the webhook: it keeps what arrived.
if (PHP_SAPI === 'cli-server') {
    file_put_contents("$inbox.new", json_encode([getallheaders(), file_get_contents('php://input')]));
    rename("$inbox.new", $inbox);
    http_response_code(204);
    exit;
}

function post(string $path, array $body, array $account): array
{
    $curl = curl_init((getenv('PASARELA_URL') ?: 'http://localhost:3000') . "/api$path");
    curl_setopt_array($curl, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_USERPWD => "{$account['key']}:{$account['password']}",
        CURLOPT_HTTPHEADER => ['Content-Type: application/json'],
        CURLOPT_POSTFIELDS => json_encode($body),
    ]);
    $answer = json_decode(curl_exec($curl) ?: throw new RuntimeException(curl_error($curl)), true);
    $isAccepted = curl_getinfo($curl, CURLINFO_RESPONSE_CODE) < 400;
    return $isAccepted ? $answer : throw new RuntimeException("$path: {$answer['message']}");
}

function is_signed(array $headers, string $body, string $secret): bool
{
    ['webhook-id' => $id, 'webhook-timestamp' => $moment, 'webhook-signature' => $signatures] = $headers;
    $key = base64_decode(str_replace('whsec_', '', $secret));
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$moment.$body", $key, true));
    return abs(time() - (int) $moment) < 300
        && array_filter(explode(' ', $signatures), fn (string $given) => hash_equals($expected, $given)) !== [];
}

// 1. A server that receives webhooks, and an account of its own in the sandbox that sends them there.
$address = '127.0.0.1:' . (getenv('WEBHOOK_PORT') ?: '4001');
putenv("WEBHOOK_FILE=$inbox");
$quiet = ['file', PHP_OS_FAMILY === 'Windows' ? 'NUL' : '/dev/null', 'w'];
$receiver = proc_open([PHP_BINARY, '-S', $address, __FILE__], [1 => $quiet, 2 => $quiet], $pipes);
register_shutdown_function(function () use ($receiver, $inbox): void {
    proc_terminate($receiver);
    @unlink($inbox);
});
for ($tried = 0; !@stream_socket_client("tcp://$address") && $tried < 100; $tried++) {
    usleep(20_000);
}
$demo = ['key' => 'demo-sandbox-key', 'password' => 'demo-sandbox-password'];
$account = post('/sandbox/accounts', ['name' => 'Mi tienda', 'hours' => 1, 'webhookUrl' => "http://$address"], $demo);

// 2. The payment.
$paid = post('/pay/create', [
    'ReferenceNumber' => 'PEDIDO-1',
    'Amount' => 350.5,
    'Currency' => 'MXN',
    'FirstName' => 'Ana',
    'LastName' => 'López',
    'Email' => 'ana.lopez@example.com',
    'cardNumber' => '4242424242424242',
    'cardExpirationMonth' => '12',
    'cardExpirationYear' => '2035',
    'cvv' => '123',
], $account);
echo "paid: {$paid['responseCode']} {$paid['message']}\n";

// 3. Its webhook.
for ($waited = 0; !file_exists($inbox) && $waited < 150; $waited++) {
    usleep(100_000);
}
[$headers, $body] = json_decode(file_get_contents($inbox), true);
if (!is_signed(array_change_key_case($headers), $body, $account['webhookSecret'])) {
    throw new RuntimeException('the webhook is not signed');
}
echo 'webhook: ' . json_decode($body, true)['type'] . ", signed by Pasarela\n";

// 4. A refund is possible five minutes after the payment: the account's clock is moved, nobody waits.
post('/sandbox/clock', ['minutes' => 5], $account);
$refunded = post('/pay/refund', ['transactionCode' => $paid['transactionCode'], 'amount' => 350.5], $account);
echo "refunded: {$refunded['responseCode']} {$refunded['message']}\n";
