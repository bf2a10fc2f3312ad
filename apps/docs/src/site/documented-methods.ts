import type { IntegrationMethod } from '@pasarela/contracts/integration-methods/integration-method';
import {
  type IntegrationMethodName,
  integrationMethodNames,
} from '@pasarela/contracts/integration-methods/integration-method-names';
import { integrationMethods } from '@pasarela/contracts/integration-methods/integration-methods';
import { doneMessages } from '@pasarela/contracts/payments/done-messages';
import { authenticate } from '@pasarela/contracts/payments/payment-operations';

export type DocumentedMethodName = 'authenticate' | IntegrationMethodName;
export type DocumentedMethod = IntegrationMethod & { readonly name: DocumentedMethodName };

const [demo] = authenticate.examples;

/** The call that comes before all others is no way to integrate, and has a page as they do. */
const authentication: DocumentedMethod = {
  name: 'authenticate',
  page: '/authentication-types/json',
  operation: 'authenticate',
  title: authenticate.summary,
  description: authenticate.description,
  body: authenticate.body,
  samples: [{ ...demo, message: doneMessages.authenticated }],
};

const methodNamed = (name: IntegrationMethodName): DocumentedMethod => ({
  name,
  ...integrationMethods[name],
});

/** What has a page with a builder, in the contract's order. */
export const documentedMethods: readonly (DocumentedMethod & { readonly page: string })[] = [
  authentication,
  ...integrationMethodNames.map(methodNamed),
].flatMap((method) => (method.page === undefined ? [] : [{ ...method, page: method.page }]));

/** The documented method of that name; one without a page of its own is found too. */
export const documentedMethod = (name: DocumentedMethodName): DocumentedMethod =>
  name === 'authenticate' ? authentication : methodNamed(name);
