import type { AuthenticationWay, SampleCredentials } from '@pasarela/contracts/code-samples/code-sample';
import type { Credentials } from './build-request.ts';

/** The demo's credentials stand in a sample as they are; of others only the key, since samples are shared. */
export const sampleCredentials = (
  way: AuthenticationWay,
  own: Credentials | undefined,
  demo: Credentials,
): SampleCredentials => {
  const apiKey = own?.apiKey.trim() ?? '';
  const isDemo = apiKey === '' || (apiKey === demo.apiKey && own?.password === demo.password);
  return isDemo ? { way, apiKey: demo.apiKey, publishedPassword: demo.password } : { way, apiKey };
};
