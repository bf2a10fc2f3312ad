// What the payer reads.
const escaped = (text) => String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const pesos = (centavos) => `$${(centavos / 100).toFixed(2)} MXN`;

const page = (title, content) => `<!doctype html>
<html lang="es-MX">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${escaped(title)}</title>
  <h1>${escaped(title)}</h1>
  ${content}
</html>
`;

const field = (name, label, rest = '') =>
  `<p><label>${label} <input name="${name}" required ${rest}></label></p>`;

export const shopPage = (price) =>
  page(
    'Libretas',
    `<form method="post" action="/orders">
      <p>Libreta rayada, ${pesos(price)} cada una</p>
      ${field('quantity', 'Cuántas', 'type="number" min="1" max="99" value="1"')}
      ${field('firstName', 'Nombre', 'maxlength="30" autocomplete="given-name"')}
      ${field('lastName', 'Apellido', 'maxlength="30" autocomplete="family-name"')}
      ${field('email', 'Correo', 'type="email" autocomplete="email"')}
      <button>Pedir</button>
    </form>`,
  );

/** True at every moment: nothing is called paid or declined before Pasarela has said so. */
export const wordsOf = ({ status, message }) => {
  if (status === 'paid') return 'Recibimos tu pago. Preparamos tu envío.';
  if (status === 'declined') return `El pago no se hizo. ${message} Puedes intentar con otra tarjeta.`;
  if (status === 'challenge') return 'Tu banco pide que confirmes la compra. Todavía no se cobra nada.';
  if (status === 'paying')
    return 'Tu pago aún no se confirma. No vuelvas a pagar: vuelve a ver esta página en un momento.';
  if (status === 'refunded') return 'Te devolvimos tu pago.';
  if (status === 'partly_refunded') return 'Te devolvimos una parte de tu pago.';
  if (status === 'open') return message ?? 'Tu pedido está por pagar.';
  return 'Tu banco está revisando este pago. Escríbenos si tienes dudas.';
};

const cardForm = (reference, scenarios) => `
  <form method="post" action="/orders/${reference}/pay">
    ${field('cardNumber', 'Número de tarjeta', 'inputmode="numeric" autocomplete="cc-number"')}
    ${field('cardExpirationMonth', 'Mes', 'size="2" autocomplete="cc-exp-month"')}
    ${field('cardExpirationYear', 'Año', 'size="4" autocomplete="cc-exp-year"')}
    ${field('cvv', 'Código', 'size="4" autocomplete="cc-csc"')}
    ${scenarios ? '<p><label>Sandbox-Scenario <input name="scenario"></label></p>' : ''}
    <button>Pagar</button>
  </form>`;

export const orderPage = (order, scenarios) => {
  const isPayable = ['open', 'declined'].includes(order.status);
  return page(
    `Pedido ${order.reference}`,
    `<p>${order.quantity} libretas, ${pesos(order.centavos)}</p>
    <p><strong>${escaped(wordsOf(order))}</strong></p>
    ${order.status === 'challenge' ? `<p><a href="${escaped(order.url)}">Confirmar con tu banco</a></p>` : ''}
    ${isPayable ? cardForm(order.reference, scenarios) : ''}`,
  );
};
