<?php
// The settings of the shop and its parts, as its pages and `settle.php` use them.
declare(strict_types=1);

require __DIR__ . '/pasarela.php';
require __DIR__ . '/order-store.php';
require __DIR__ . '/payments.php';

// A path in the settings begins here, and not where a page lies.
chdir(__DIR__);

/** The environment first, then the file, then the default, where there is one. */
function setting(string $name, ?string $default = null): string
{
    static $file = null;
    $file ??= parse_ini_file(__DIR__ . '/sandbox.ini', false, INI_SCANNER_RAW);
    $value = getenv($name) ?: $file[$name] ?? $default;
    return $value ?? throw new RuntimeException("$name is not set, neither in the environment nor in sandbox.ini");
}

$orders = new OrderStore(setting('SHOP_DATABASE'));
$pasarela = new Pasarela(
    setting('PASARELA_URL'),
    setting('PASARELA_KEY'),
    setting('PASARELA_PASSWORD'),
    (int) setting('PASARELA_TIMEOUT', '10000'),
);
$payments = new Payments($orders, $pasarela, setting('SHOP_URL'));
