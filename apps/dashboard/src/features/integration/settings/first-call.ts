/** What a first payment page asks for. */
const payment = {
  ReferenceNumber: 'PEDIDO-1',
  Amount: 350.5,
  Currency: 'MXN',
  FirstName: 'Ana',
  LastName: 'López',
  Email: 'ana.lopez@example.com',
} as const;

type Caller = { readonly origin: string; readonly identifier: string; readonly password: string };

/** The call of a terminal that creates a payment page. */
export const firstCall = ({ origin, identifier, password }: Caller): string =>
  [
    `curl '${origin}/api/pay/createtransaction'`,
    `--user '${identifier}:${password}'`,
    "--header 'Content-Type: application/json'",
    `--data '${JSON.stringify(payment, null, 2).replaceAll('\n', '\n  ')}'`,
  ].join(' \\\n  ');
