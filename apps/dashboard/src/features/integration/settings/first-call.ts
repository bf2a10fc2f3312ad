import { sampleOrder } from '@pasarela/contracts/payments/sample-payment';

type Caller = { readonly origin: string; readonly identifier: string; readonly password: string };

/** The call of a terminal that creates a payment page. */
export const firstCall = ({ origin, identifier, password }: Caller): string =>
  [
    `curl '${origin}/api/pay/createtransaction'`,
    `--user '${identifier}:${password}'`,
    "--header 'Content-Type: application/json'",
    `--data '${JSON.stringify(sampleOrder, null, 2).replaceAll('\n', '\n  ')}'`,
  ].join(' \\\n  ');
