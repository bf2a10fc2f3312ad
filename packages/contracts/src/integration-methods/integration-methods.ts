import { deferredMethods } from './deferred-methods.ts';
import { directMethods } from './direct-methods.ts';
import type { IntegrationMethod } from './integration-method.ts';
import type { IntegrationMethodName } from './integration-method-names.ts';
import { queryMethods } from './query-methods.ts';
import { subscriptionMethods } from './subscription-methods.ts';
import { tokenMethods } from './token-methods.ts';
import { webCheckoutMethods } from './web-checkout-methods.ts';

/**
 * Every way to integrate: its operation, the part of its body that it needs, and samples that can be sent. The documentation's
 * pages, the Request Builder and the tests are made from this table.
 */
export const integrationMethods: Readonly<Record<IntegrationMethodName, IntegrationMethod>> = {
  ...webCheckoutMethods,
  ...directMethods,
  ...deferredMethods,
  ...subscriptionMethods,
  ...queryMethods,
  ...tokenMethods,
};
