<?php
// A small shop that charges cards through Pasarela: PHP_CLI_SERVER_WORKERS=4 php -S 127.0.0.1:4000 public/index.php
declare(strict_types=1);

require __DIR__ . '/../shop.php';
require __DIR__ . '/../pages.php';

/** The price of a notebook, in centavos: money is counted in whole numbers. */
const PRICE = 17_525;

/** Whether a form may choose what goes wrong with its call. Production refuses the header. */
$takesScenarios = setting('SHOP_SCENARIOS', 'no') === 'yes';
// It becomes a line of the request's header, so that nothing but a name may be in it.
$scenario = $takesScenarios && preg_match('/^\w+$/D', $_POST['scenario'] ?? '') ? $_POST['scenario'] : null;

function answer(int $status, string $type, string $body): never
{
    http_response_code($status);
    header("Content-Type: $type; charset=utf-8");
    header('Cache-Control: no-store');
    exit($body);
}

function redirect(string $location): never
{
    header("Location: $location", true, 303);
    exit;
}

function take_order(OrderStore $orders): never
{
    $count = filter_var($_POST['quantity'] ?? '', FILTER_VALIDATE_INT, ['options' => ['min_range' => 1, 'max_range' => 99]]);
    [$firstName, $lastName, $email] = array_map(
        fn (string $name): string => trim((string) ($_POST[$name] ?? '')),
        ['firstName', 'lastName', 'email'],
    );
    if (!$count) {
        answer(422, 'text/plain', 'Pide de 1 a 99 libretas.');
    }
    if ($firstName === '' || $lastName === '' || $email === '') {
        answer(422, 'text/plain', 'Faltan tu nombre o tu correo.');
    }
    redirect('/orders/' . $orders->add($count, $count * PRICE, $firstName, $lastName, $email));
}

function take_payment(OrderStore $orders, Payments $payments, string $reference, ?string $scenario): never
{
    $fields = array_flip(['cardNumber', 'cardExpirationMonth', 'cardExpirationYear', 'cvv']);
    $payments->pay($reference, array_intersect_key($_POST, $fields), $scenario);
    $order = $orders->find($reference);
    redirect($order['status'] === 'challenge' ? $order['url'] : "/orders/$reference");
}

function take_refund(Payments $payments, string $reference, ?string $scenario): never
{
    $given = str_replace('Bearer ', '', $_SERVER['HTTP_AUTHORIZATION'] ?? '');
    if (!hash_equals(setting('SHOP_STAFF_TOKEN'), $given)) {
        answer(401, 'text/plain', 'The staff token is missing or wrong.');
    }
    $problem = $payments->refund($reference, $scenario);
    answer($problem === null ? 200 : 409, 'text/plain', $problem ?? 'refunded');
}

function show_order(OrderStore $orders, Payments $payments, string $reference, bool $takesScenarios): never
{
    $order = $payments->look($reference);
    if (!str_contains($_SERVER['HTTP_ACCEPT'] ?? '', 'application/json')) {
        answer(200, 'text/html', order_page($order, $takesScenarios));
    }
    answer(200, 'application/json', json_encode([
        'reference' => $reference,
        'status' => $order['status'],
        'responseCode' => $order['response_code'],
        'url' => $order['url'],
        'shipments' => $orders->shipmentsOf($reference),
        'message' => words_of($order),
    ], JSON_THROW_ON_ERROR));
}

function take_webhook(Payments $payments): never
{
    $body = file_get_contents('php://input');
    if (!is_signed($_SERVER, $body, setting('PASARELA_WEBHOOK_SECRET'))) {
        answer(400, 'text/plain', 'The signature is wrong.');
    }
    $payments->hear($_SERVER['HTTP_WEBHOOK_ID'], json_decode($body, true, 512, JSON_THROW_ON_ERROR));
    http_response_code(204);
    exit;
}

$path = strtok($_SERVER['REQUEST_URI'], '?');
$asked = "{$_SERVER['REQUEST_METHOD']} $path";
try {
    if ($asked === 'GET /') {
        answer(200, 'text/html', shop_page(PRICE));
    }
    if ($asked === 'POST /orders') {
        take_order($orders);
    }
    if ($asked === 'POST /webhooks') {
        take_webhook($payments);
    }
    preg_match('#^(GET|POST) /orders/([\w-]+)(?:/(pay|refund))?$#', $asked, $found);
    [, $method, $reference, $action] = [...$found, null, null, null, null];
    if ($reference !== null && $orders->find($reference)) {
        match ("$method $action") {
            'GET ' => show_order($orders, $payments, $reference, $takesScenarios),
            'POST pay' => take_payment($orders, $payments, $reference, $scenario),
            'POST refund' => take_refund($payments, $reference, $scenario),
            default => null,
        };
    }
    answer(404, 'text/plain', 'No existe.');
} catch (Throwable $error) {
    error_log("$asked: {$error->getMessage()}");
    // A webhook that is answered so is sent again.
    answer(503, 'text/plain', 'Intenta de nuevo en un momento.');
}
