<?php
// Asks about every order whose end is not known. Run it each minute: * * * * * php settle.php
declare(strict_types=1);

require __DIR__ . '/shop.php';

$payments->settleAll();
