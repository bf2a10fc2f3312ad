<?php
// What the payer reads.
declare(strict_types=1);

function escaped(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES);
}

function pesos(int $centavos): string
{
    return sprintf('$%.2f MXN', $centavos / 100);
}

function page(string $title, string $content): string
{
    $title = escaped($title);
    return <<<HTML
        <!doctype html>
        <html lang="es-MX">
          <meta charset="utf-8">
          <meta name="viewport" content="width=device-width">
          <title>$title</title>
          <h1>$title</h1>
          $content
        </html>

        HTML;
}

function field(string $name, string $label, string $rest): string
{
    return "<p><label>$label <input name=\"$name\" required $rest></label></p>";
}

function shop_page(int $price): string
{
    return page('Libretas', implode("\n", [
        '<form method="post" action="/orders">',
        '<p>Libreta rayada, ' . pesos($price) . ' cada una</p>',
        field('quantity', 'Cuántas', 'type="number" min="1" max="99" value="1"'),
        field('firstName', 'Nombre', 'maxlength="30" autocomplete="given-name"'),
        field('lastName', 'Apellido', 'maxlength="30" autocomplete="family-name"'),
        field('email', 'Correo', 'type="email" autocomplete="email"'),
        '<button>Pedir</button>',
        '</form>',
    ]));
}

/** True at every moment: nothing is called paid or declined before Pasarela has said so. */
function words_of(array $order): string
{
    return match ($order['status']) {
        'paid' => 'Recibimos tu pago. Preparamos tu envío.',
        'declined' => "El pago no se hizo. {$order['message']} Puedes intentar con otra tarjeta.",
        'challenge' => 'Tu banco pide que confirmes la compra. Todavía no se cobra nada.',
        'paying' => 'Tu pago aún no se confirma. No vuelvas a pagar: vuelve a ver esta página en un momento.',
        'refunded' => 'Te devolvimos tu pago.',
        'partly_refunded' => 'Te devolvimos una parte de tu pago.',
        'open' => $order['message'] ?? 'Tu pedido está por pagar.',
        default => 'Tu banco está revisando este pago. Escríbenos si tienes dudas.',
    };
}

function card_form(string $reference, bool $scenarios): string
{
    return implode("\n", [
        "<form method=\"post\" action=\"/orders/$reference/pay\">",
        field('cardNumber', 'Número de tarjeta', 'inputmode="numeric" autocomplete="cc-number"'),
        field('cardExpirationMonth', 'Mes', 'size="2" autocomplete="cc-exp-month"'),
        field('cardExpirationYear', 'Año', 'size="4" autocomplete="cc-exp-year"'),
        field('cvv', 'Código', 'size="4" autocomplete="cc-csc"'),
        $scenarios ? '<p><label>Sandbox-Scenario <input name="scenario"></label></p>' : '',
        '<button>Pagar</button>',
        '</form>',
    ]);
}

function order_page(array $order, bool $scenarios): string
{
    $isPayable = in_array($order['status'], ['open', 'declined'], true);
    return page("Pedido {$order['reference']}", implode("\n", [
        "<p>{$order['quantity']} libretas, " . pesos($order['centavos']) . '</p>',
        '<p><strong>' . escaped(words_of($order)) . '</strong></p>',
        $order['status'] === 'challenge'
            ? '<p><a href="' . escaped($order['url']) . '">Confirmar con tu banco</a></p>'
            : '',
        $isPayable ? card_form($order['reference'], $scenarios) : '',
    ]));
}
