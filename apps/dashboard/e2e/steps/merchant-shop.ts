import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { DemoBusiness } from './demo-people.ts';
import { newReference } from './payment-calls.ts';

/** A request as the merchant's server received it, down to its last byte. */
type ReceivedRequest = { readonly line: string; readonly headers: string; readonly body: string };

type Shop = {
  readonly url: string;
  readonly received: readonly ReceivedRequest[];
  /** The sessions that its page handed to it. */
  readonly sessions: readonly string[];
  close(): Promise<void>;
};

type Settings = {
  readonly pasarela: string;
  readonly business: DemoBusiness;
  readonly publicKey: string;
};

/** What its page hands to its server. */
type Handed = { readonly sessionId: string; readonly fingerprint: object };

/** A page of a merchant's own: it loads our script from where Pasarela is, and its form has an address of its own. */
const pageOf = ({ pasarela, business, publicKey }: Settings): string => `<!doctype html>
<html lang="es">
  <meta charset="utf-8">
  <title>Una tienda</title>
  <form id="card" action="/pay-by-form" method="post">
    <label>Número <input id="number" name="number" inputmode="numeric" autocomplete="cc-number"></label>
    <label>Mes <input id="month" name="month"></label>
    <label>Año <input id="year" name="year"></label>
    <label>Código <input id="code" name="code"></label>
    <input type="hidden" name="cart" value="42">
    <button>Pagar</button>
  </form>
  <p role="status"></p>
  <ul></ul>
  <script src="${pasarela}/pasarela.js"></script>
  <script>
    const status = document.querySelector('[role=status]');
    const problems = document.querySelector('ul');
    const session = Pasarela.formSession({
      apiKey: ${JSON.stringify(business.key)},
      publicKey: ${JSON.stringify(publicKey)},
      isProduction: false,
      fields: {
        cardNumber: '#number',
        cardExpirationMonth: '#month',
        cardExpirationYear: document.querySelector('#year'),
        cvv: '#code',
      },
    });
    document.querySelector('form').addEventListener('submit', async (event) => {
      event.preventDefault();
      problems.textContent = '';
      try {
        const { sessionId, brand, lastFour } = await session.submit();
        const response = await fetch('/pay', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ sessionId, fingerprint: Pasarela.deviceFingerprint({ isProduction: false }) }),
        });
        const { responseCode } = await response.json();
        status.textContent = [responseCode, brand, lastFour].join(' ');
      } catch (error) {
        status.textContent = error.code + ': ' + error.message;
        for (const { field, message } of error.errors ?? []) {
          const item = document.createElement('li');
          item.textContent = field + ': ' + message;
          problems.append(item);
        }
      }
    });
  </script>
</html>`;

/** Pays with a session, as the merchant's server does: with its password, which no page has. */
export const payWithSession = async (
  { pasarela, business }: Pick<Settings, 'pasarela' | 'business'>,
  sessionId: string,
  more: object = {},
): Promise<{ readonly status: number; readonly answer: Readonly<Record<string, unknown>> }> => {
  const credentials = Buffer.from(`${business.key}:${business.password}`).toString('base64');
  const response = await fetch(`${pasarela}/api/pay/create`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ReferenceNumber: newReference(),
      Amount: 120,
      Currency: 'MXN',
      FirstName: 'Ana',
      LastName: 'López',
      Email: 'ana.lopez@example.com',
      PaymentProcess: { sessionId },
      ...more,
    }),
  });
  return { status: response.status, answer: (await response.json()) as Readonly<Record<string, unknown>> };
};

const headersOf = ({ rawHeaders }: IncomingMessage): string => rawHeaders.join('\n');

/** Opens a merchant's shop on an origin of its own. */
export const openShop = async (settings: Settings): Promise<Shop> => {
  const received: ReceivedRequest[] = [];
  const sessions: string[] = [];
  const server = createServer(async (request, response) => {
    const line = `${request.method} ${request.url}`;
    const body = await text(request);
    received.push({ line, headers: headersOf(request), body });
    if (line !== 'POST /pay') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(pageOf(settings));
      return;
    }
    const { sessionId, fingerprint } = JSON.parse(body) as Handed;
    sessions.push(sessionId);
    const { answer } = await payWithSession(settings, sessionId, fingerprint);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the shop has no address');
  return {
    url: `http://localhost:${address.port}`,
    received,
    sessions,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
