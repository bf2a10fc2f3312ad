import { expect, type Page, test } from '@playwright/test';
import { portalWords } from '#app/screens/portal-words.ts';
import { transactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { filesWords } from '#components/form/files-words.ts';
import { justificationWords } from '#components/form/justification-words.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { controlsWords } from '#components/ui/controls-words.ts';
import { businessesWords } from '#features/businesses/businesses-words.ts';
import { chargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { checkoutCardWords } from '#features/checkout/card/checkout-card-words.ts';
import { checkoutOutcomeWords } from '#features/checkout/outcome/checkout-outcome-words.ts';
import { singleLinkWords } from '#features/payment-links/single/single-link-words.ts';
import { signInWords } from '#features/sign-in/sign-in-words.ts';
import { subscriptionActionsWords } from '#features/subscriptions/actions/subscription-actions-words.ts';
import { subscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { authorizationWords } from '#features/transactions/authorization-words.ts';
import { preauthorizationsWords } from '#features/transactions/preauthorizations/preauthorizations-words.ts';
import { refundsWords } from '#features/transactions/reversals/refunds-words.ts';
import { disputeElsewhere, pdfFile } from './steps/chargebacks.ts';
import { pageHeading, payButton, visa } from './steps/checkouts.ts';
import { demoPassword, jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { expectGoodStop, expectTrapped, pressKey, typeText, walkTo } from './steps/keyboard.ts';
import { authorizeByCard, newReference, payByCard } from './steps/payment-calls.ts';
import { signInTo } from './steps/sign-in.ts';
import { readSubscription, subscribe } from './steps/subscriptions.ts';
import { findTransactions } from './steps/transactions.ts';

const main = (page: Page) => page.getByRole('main');
const dialogOf = (page: Page) => page.getByRole('dialog');
const buttonOf = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true });
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** A toast is said by the region that is always there. */
const expectSaid = async (page: Page, text: string): Promise<void> => {
  const region = page.getByRole('region', { name: controlsWords.es.notifications });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region).toContainText(text);
};

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await pressKey(page, key);
};

/** Past the menu to the content, by the first stop of a page. */
const skipToContent = async (page: Page): Promise<void> => {
  await walkTo(page.getByRole('link', { name: portalWords.es.skip }));
  await press(page, 'Enter');
  await expect(main(page)).toBeFocused();
};

test('signed in, a payment is found by its reference and refunded in part', async ({ page, request }) => {
  const rows = await findTransactions(request, jacaranda, { idStatus: 2, pageNumber: 10 });
  const payment = rows.find(
    (row) => row.idPaymentMethod === 8 && !row.isTotal && row.refundedAmount === 0 && row.amount > 100,
  );
  if (!payment) throw new Error('the demo has no such payment');
  await page.goto('/login');
  await expect(page.getByLabel(signInWords.es.userName, { exact: true })).toBeFocused();
  await expect(page.locator('form')).toMatchAriaSnapshot(`
    - textbox "Usuario"
    - textbox "Contraseña"
    - button "Mostrar contraseña"
    - button "¿Olvidaste tu contraseña?"
    - group "Ambiente":
      - radio "Pruebas (Sandbox)"
      - radio "Producción"
    - button "Iniciar sesión"
    - status
  `);
  await typeText(page, userOfRole.Admin);
  await walkTo(page.getByLabel(signInWords.es.password, { exact: true }));
  await typeText(page, demoPassword);
  await walkTo(page.getByRole('radio').first());
  await press(page, 'Space', 'Enter');
  await expect(page).toHaveURL('/business');
  await walkTo(page.getByRole('link', { name: businessesWords.es.enterTo(jacaranda.name) }));
  await press(page, 'Enter');
  await expect(page).toHaveURL('/home');
  await expect(main(page)).toBeFocused();

  await press(page, '/');
  await expect(dialogOf(page).getByRole('combobox')).toBeFocused();
  await typeText(page, payment.referenceNumber);
  await expect(dialogOf(page).getByRole('option', { selected: true })).toContainText(
    formatMoney(payment.amount),
  );
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/transaction-detail\?id=\d+$/);
  await expect(main(page)).toBeFocused();
  const refund = page.getByRole('link', { name: transactionDetailWords.es.actions.refund, exact: true });
  await walkTo(refund);
  await press(page, 'Enter');
  await expect(page.getByLabel(refundsWords.es.amount)).toBeFocused();
  await expect(dialogOf(page)).toMatchAriaSnapshot(`
    - dialog "Reembolsar":
      - heading "Reembolsar" [level=2]
      - button "Cerrar"
      - paragraph: /^Pago .+/
      - textbox "Monto a reembolsar": /.+/
      - term: /^Se devuelve a .+ ···· \\d{4}$/
      - definition: /.+/
      - term: Se descuenta de tus depósitos
      - definition: /.+/
      - paragraph: /^La comisión con IVA \\(.+\\) no se devuelve\\.$/
      - combobox "Motivo (opcional)":
        - option "Sin motivo" [selected]
        - option "Lo pidió el cliente"
      - textbox "Nota interna (opcional)"
      - paragraph: Tu cliente no la ve. Quedan 250 caracteres.
      - button "Volver"
      - button /^Reembolsar /
  `);
  await expectTrapped(dialogOf(page));
  await press(page, 'Control+a');
  await typeText(page, '50.25');
  await walkTo(dialogOf(page).getByRole('combobox'));
  await typeText(page, 'Prod');
  await expect(dialogOf(page).getByRole('option', { selected: true })).toHaveText('Producto agotado');
  await walkTo(dialogOf(page).getByLabel(new RegExp(`^${refundsWords.es.note}`)));
  await typeText(page, 'Se acordó por teléfono.');
  const part = formatMoney(50.25);
  await walkTo(buttonOf(page, refundsWords.es.submit(part)));
  await press(page, 'Enter');
  await expect(buttonOf(page, controlsWords.es.goBack)).toBeFocused();
  await expect(dialogOf(page)).toMatchAriaSnapshot(`
    - dialog:
      - heading "¿Confirmas el reembolso?" [level=2]
      - paragraph: /^Se devolverán \\$50\\.25 del pago .+ a .+ No se puede deshacer\\.$/
      - button "Volver"
      - button "Sí, reembolsar $50.25"
  `);
  await walkTo(buttonOf(page, refundsWords.es.confirm(part)));
  await press(page, 'Enter');
  await expectSaid(page, refundsWords.es.success);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(refund).toBeFocused();
  await expectGoodStop(page);
  await expect(main(page)).toContainText('Se acordó por teléfono.');
});

test('a link is made and copied; its payer pays by card', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { fields, result, ...es } = singleLinkWords.es;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await signInTo(page, jacaranda, { user: userOfRole.General, at: '/leagues-single' });
  await skipToContent(page);
  await walkTo(field(fields.amount));
  await typeText(page, '75.50');
  await walkTo(field(fields.reference));
  await typeText(page, newReference());
  await walkTo(field(fields.email));
  await typeText(page, 'ana.lopez@example.com');
  await walkTo(page.getByRole('radio').first());
  await press(page, 'ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  // A list of choices comes with it, and is opened by typing.
  await walkTo(field(fields.frequency));
  await typeText(page, 'Mens');
  await expect(field(fields.frequency)).toHaveValue('Monthly');
  await walkTo(page.getByRole('radio').nth(1), 'Shift+Tab');
  await press(page, 'ArrowUp');
  // It can be paid for a week, where nobody says otherwise: what stands there is selected, and typed over.
  await walkTo(field(fields.due));
  await typeText(page, '12/12/2090');
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Nueva liga de pago" [level=1]
    - textbox "Monto": "75.50"
    - textbox "Referencia"
    - textbox "Correo de tu cliente": ana.lopez@example.com
    - group "Cómo se paga":
      - radio /^Un solo pago/ [checked]
      - radio /^Recurrente/
      - radio /^Pago en parcialidades/
    - textbox "Fecha de vencimiento": 12/12/2090
    - 'button "Calendario: Fecha de vencimiento"'
    - textbox "Teléfono (opcional)"
    - textbox "Regreso a tu tienda (opcional)"
    - region "Lo que ve tu cliente":
      - paragraph: Tu cliente paga $75.50 una vez. La liga vence el 12/12/2090.
    - button "Generar liga"
  `);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: result.title })).toBeFocused();
  await expect(main(page)).toMatchAriaSnapshot(`
    - region "La liga está lista":
      - heading "La liga está lista" [level=2]
      - paragraph: Preparamos el correo para ana.lopez@example.com. También puedes compartirla tú.
      - button "Copiar liga"
      - link "Abrir la página de pago (se abre en otra pestaña)"
      - button "Generar otra liga"
      - link "Ver las ligas de pago"
  `);
  await walkTo(page.getByRole('button', { name: result.copy }));
  await press(page, 'Enter');
  await expectSaid(page, es.linkCopied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator('[data-link]').textContent(),
  );
  await walkTo(page.getByRole('link', { name: result.open }));
  const opening = context.waitForEvent('page');
  await press(page, 'Enter');
  const shop = await opening;
  const card = checkoutCardWords.es;
  await walkTo(shop.getByLabel(card.number, { exact: true }));
  await expect(main(shop)).toMatchAriaSnapshot(`
    - heading "Total a pagar $75.50 MXN" [level=1]
    - group "Forma de pago":
      - radio "Tarjeta Crédito o débito" [checked]
      - button "Tarjetas de prueba"
      - textbox "Número de tarjeta"
      - status
      - textbox "Vencimiento":
        - /placeholder: MM/AA
      - textbox "Código de seguridad"
      - radio /OXXO En efectivo, hasta el .{10}/
      - radio /Paynet En efectivo, hasta el .{10}/
      - radio "Aplazo En 5 quincenas de $15.10"
    - button "Pagar $75.50 MXN"
    - status
    - button "Cancelar el pago"
  `);
  await typeText(shop, visa);
  await walkTo(shop.getByLabel(card.expiry, { exact: true }));
  await typeText(shop, '1230');
  await walkTo(shop.getByLabel(card.code, { exact: true }));
  await typeText(shop, '123');
  await walkTo(payButton(shop));
  await press(shop, 'Enter');
  await expect(pageHeading(shop)).toContainText(checkoutOutcomeWords.es.byStatus[2].title);
  await expect(pageHeading(shop)).toBeFocused();
  await expect(main(shop)).toMatchAriaSnapshot(`
    - heading "Pago realizado $75.50 MXN" [level=1]
    - paragraph: Librería Jacaranda recibió tu pago. Ya puedes cerrar esta página.
    - region "Datos del pago":
      - term: Forma de pago
      - definition: Visa ···· 4242
    - button "Imprimir comprobante"
  `);
  await shop.close();
  await walkTo(page.getByRole('button', { name: result.another }));
  await press(page, 'Enter');
  await expect(field(fields.amount)).toBeFocused();
});

test('an authorization is captured from the list', async ({ page, request }) => {
  const reference = newReference();
  await authorizeByCard(request, jacaranda, { ReferenceNumber: reference, Amount: 1200 });
  const es = authorizationWords.es.charge;
  await signInTo(page, jacaranda, {
    user: userOfRole.General,
    // The newest first: other journeys have authorized payments too, and the list's own order has it on a later page then.
    at: '/preauthorizations?sort=date&direction=desc',
  });
  await skipToContent(page);
  const charge = page.getByRole('link', { name: preauthorizationsWords.es.chargeOne(reference) });
  await walkTo(charge);
  await press(page, 'Enter');
  await expect(dialogOf(page).getByLabel(es.amount)).toBeFocused();
  await expect(dialogOf(page)).toMatchAriaSnapshot(`
    - dialog /^Preautorización E2E-/:
      - button "Cerrar"
      - paragraph:
        - text: /autorizados a María José Núñez/
      - navigation "Qué hacer":
        - link "Cobrar"
        - link "Cancelar"
      - textbox "Monto a cobrar": "1,200.00"
      - heading "Autorización" [level=2]
      - button "Volver"
      - button "Cobrar $1,200.00"
  `);
  await expectTrapped(dialogOf(page));
  await press(page, 'Escape');
  await expect(charge).toBeFocused();
  await press(page, 'Enter');
  await expect(dialogOf(page).getByLabel(es.amount)).toBeFocused();
  await press(page, 'Enter');
  await expectSaid(page, es.success);
  await expect(rowOf(page, reference)).toHaveCount(0);
  // The focus goes on with the row in its place.
  await expect(main(page).locator('a[data-row]:focus')).toHaveCount(1);
  await expectGoodStop(page);
});

test('a subscription is canceled behind its “⋯”, with a reason', {
  tag: ['@SUBSCRIPTION-5', '@SUBSCRIPTION-32'],
}, async ({ page, request }) => {
  const { id, reference } = await subscribe(request, jacaranda);
  const es = subscriptionActionsWords.es.cancel;
  await signInTo(page, jacaranda, {
    user: userOfRole.General,
    at: `/subscriptions?referenceNumber=${reference}`,
  });
  await skipToContent(page);
  const more = page.getByRole('button', { name: subscriptionsWords.es.moreActions(reference) });
  await walkTo(more);
  await press(page, 'Enter');
  await expect(page.getByRole('menu')).toMatchAriaSnapshot(`
    - menu /^Más acciones de E2E-/:
      - menuitem "Cancelar suscripción"
  `);
  await press(page, 'Escape');
  await expect(more).toBeFocused();
  await press(page, 'Enter', 'ArrowDown');
  await expect(page.getByRole('menuitem', { name: subscriptionsWords.es.actions.cancel })).toBeFocused();
  await press(page, 'Enter');
  const reason = dialogOf(page).getByLabel(es.reason);
  await expect(reason).toBeFocused();
  await typeText(page, 'Baja');
  await walkTo(buttonOf(page, es.submit));
  await press(page, 'Enter');
  await expect(reason).toHaveAccessibleDescription(justificationWords.es.wrong('5', '250'));
  await expect(dialogOf(page)).toMatchAriaSnapshot(`
    - dialog "Cancelar la suscripción":
      - paragraph: Se dejan de cobrar $350.50 cada mes a María José Núñez. No se puede deshacer.
      - textbox "Motivo de la cancelación": Baja
      - paragraph: Quedan 246 caracteres
      - paragraph: Los pagos ya cobrados ($350.50 en 1 pago) no se devuelven.
      - button "Volver"
      - button "Cancelar la suscripción"
  `);
  await expect(reason).toBeFocused();
  await press(page, 'End');
  await typeText(page, ' definitiva');
  await walkTo(buttonOf(page, es.submit));
  await press(page, 'Enter');
  await expectSaid(page, es.success);
  await expect(rowOf(page, reference)).toHaveCount(0);
  await expect(main(page)).toBeFocused();
  expect(await readSubscription(request, jacaranda, id)).toMatchObject({
    status: 'Canceled',
    cancellationReason: 'Baja definitiva',
  });

  await page.goto(`/subscriptions-details/Cancelada/${id}/`);
  await expect(page.getByText('Baja definitiva')).toBeVisible();
  await expect(page.getByText(subscriptionsWords.es.detail.fields.remainingAttempts)).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: subscriptionsWords.es.actions.cancel, exact: true }),
  ).toHaveCount(0);
  // What cannot be done any more is said, at its own address too.
  await page.goto(`/subscriptions-details/Cancelada/${id}/cancel`);
  await expect(dialogOf(page)).toContainText(subscriptionActionsWords.es.noLonger);
});

test('a chargeback is found, answered with evidence, won', { tag: '@CHARGEBACK-20' }, async ({
  page,
  request,
}) => {
  const reference = newReference();
  const { transactionNumber: id } = await payByCard(request, ollin, {
    ReferenceNumber: reference,
    Amount: 1_000,
  });
  await disputeElsewhere(request, ollin, id);
  const { proof, decide, answerOne } = chargebacksWords.es;
  const region = page.getByRole('region', { name: proof.title, exact: true });
  await signInTo(page, ollin, { user: userOfRole.Admin, at: `/chargebacks?referenceNumber=${reference}` });
  await skipToContent(page);
  await walkTo(page.getByRole('link', { name: answerOne(reference) }));
  await press(page, 'Enter');
  await expect(page).toHaveURL(`/chargebacks-detail?id=${id}`);
  await expect(main(page)).toBeFocused();
  await walkTo(page.locator('input[type=file]'));
  const choosing = page.waitForEvent('filechooser');
  await press(page, 'Enter');
  await (await choosing).setFiles([pdfFile('pedido.pdf')]);
  await walkTo(region.getByRole('button', { name: filesWords.es.remove('pedido.pdf') }));
  await expect(region).toMatchAriaSnapshot(`
    - region "Pruebas":
      - heading "Pruebas" [level=2]
      - paragraph:
        - timer: /^quedan /
      - button "Arrastra aquí los archivos PDF o elígelos en tu equipo"
      - list "Archivos por entregar":
        - listitem:
          - text: /pedido.pdf/
          - button "Quitar pedido.pdf"
      - button "Entregar 1 archivo"
      - paragraph: Una vez entregadas no se pueden cambiar.
  `);
  await walkTo(region.getByRole('button', { name: proof.saveCount(1) }));
  await press(page, 'Enter');
  await expectSaid(page, proof.saved);
  await expect(region.getByRole('heading', { name: proof.title })).toBeFocused();
  await walkTo(page.getByRole('link', { name: decide.win }));
  await press(page, 'Enter');
  await expect(buttonOf(page, controlsWords.es.goBack)).toBeFocused();
  await expect(dialogOf(page)).toMatchAriaSnapshot(`
    - dialog "¿Dar el contracargo por ganado?":
      - button "Cerrar"
      - paragraph: /^\\$1,000\\.00 vuelven a tu saldo .+ No se puede deshacer\\.$/
      - button "Volver"
      - button "Ganar $1,000.00"
  `);
  await walkTo(buttonOf(page, decide.winSubmit('$1,000.00')));
  await press(page, 'Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
