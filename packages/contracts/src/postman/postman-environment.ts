import { productionHost } from '../accounts/hosts.ts';
import { authenticate } from '../payments/payment-operations.ts';

type EnvironmentValues = {
  readonly name: string;
  /** In the sandbox, the collection pays as the customer and moves the account's clock. */
  readonly isSandbox: boolean;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly password: string;
};

const environment = ({ name, isSandbox, baseUrl, apiKey, password }: EnvironmentValues) => ({
  name,
  values: [
    { key: 'baseUrl', value: baseUrl, type: 'default', enabled: true },
    { key: 'isSandbox', value: String(isSandbox), type: 'default', enabled: true },
    { key: 'apiKey', value: apiKey, type: 'default', enabled: true },
    { key: 'password', value: password, type: 'secret', enabled: true },
    { key: 'token', value: '', type: 'secret', enabled: true },
    { key: 'tokenUntil', value: '0', type: 'default', enabled: true },
  ],
  _postman_variable_scope: 'environment',
});

const [{ body: demo }] = authenticate.examples;

/** The published credentials of the demo, which give access to test data only. */
export const sandboxEnvironment = (host: string) =>
  environment({
    name: 'Pasarela Sandbox',
    isSandbox: true,
    baseUrl: host,
    apiKey: demo.UserId,
    password: demo.Password,
  });

/** In production, the merchant enters its own credentials. */
export const productionEnvironment = () =>
  environment({
    name: 'Pasarela Producción',
    isSandbox: false,
    baseUrl: productionHost,
    apiKey: '',
    password: '',
  });
