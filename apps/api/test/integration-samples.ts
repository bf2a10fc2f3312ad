import { randomBytes } from 'node:crypto';
import { toWireDay } from '@pasarela/contracts/dates/dates';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import {
  type ExampleRequest,
  filledExample,
} from '@pasarela/contracts/integration-methods/integration-example';
import type { MethodSample, SampleNeed } from '@pasarela/contracts/integration-methods/integration-method';
import type { IntegrationMethodName } from '@pasarela/contracts/integration-methods/integration-method-names';
import { integrationMethods } from '@pasarela/contracts/integration-methods/integration-methods';
import { operations } from '@pasarela/contracts/operations';
import type { Words } from '@pasarela/contracts/words/words';
import type { TestApp } from './build-test-app.ts';
import { encrypted } from './factories/cards-factory.ts';
import { newReference } from './factories/payments-factory.ts';
import { bearer, demoKey } from './operation-calls.ts';

type Language = keyof Words;
type Answer = Readonly<Record<string, unknown>>;
type NeedsAnswers = Readonly<Partial<Record<IntegrationMethodName, Answer>>>;

/** Sends samples of the integration methods as a merchant's server would, after the calls that each one needs. */
export const createSampleSender = (app: TestApp, publicKey: string) => {
  const owner = async () => ({ ...bearer(await app.signIn('admin')), company: '1' });

  /** Pays by card on the hosted page named in an answer; returns the payment's state. */
  const payOnPage = async ({ url, transactionNumber }: Answer): Promise<Answer> => {
    const token = String(url).split('/').at(-1);
    await app.calls.answered('payCheckout', {
      params: { token },
      body: {
        idPaymentMethod: 8,
        cardNumber: '4242424242424242',
        cardExpirationMonth: '12',
        cardExpirationYear: '30',
        cvv: '123',
      },
    });
    return (await app.calls.answered('getResponse', { params: { transactionNumber }, headers: demoKey }))
      .data;
  };

  const meet = async ({ method, paidByPayer, minutesLater }: SampleNeed): Promise<Answer> => {
    const answer = await send(method, integrationMethods[method].samples[0]);
    const settled = paidByPayer ? await payOnPage(answer) : answer;
    if (minutesLater)
      await app.calls.answered('moveClock', { body: { minutes: minutesLater }, headers: await owner() });
    return settled;
  };

  /** Sends the samples that a sample depends on, in order; returns their answers. */
  const meetNeeds = async ({ needs = [] }: MethodSample): Promise<NeedsAnswers> => {
    const answers: Partial<Record<IntegrationMethodName, Answer>> = {};
    for (const need of needs) answers[need.method] = await meet(need);
    return answers;
  };

  /** Fills in a sample's placeholders so that it can be sent now. */
  const fill = async (sample: MethodSample, answers: NeedsAnswers): Promise<ExampleRequest> => {
    const { data: clock } = await app.calls.answered('getClock', { headers: await owner() });
    const today = toWireDay(Date.parse(clock.now));
    const { params, query, body } = filledExample(sample, { reference: newReference(), today, answers });
    const { byScript } = sample;
    const filledIn = byScript && {
      [byScript.name]: `ses_${randomBytes(20).toString('hex')}`,
      [byScript.data]: encrypted(publicKey, JSON.stringify(byScript.card)),
    };
    return { params, query, body: body && { ...body, ...filledIn } };
  };

  const send = async (
    name: IntegrationMethodName,
    sample: MethodSample,
    language: Language = 'es',
  ): Promise<Answer> => {
    const { operation } = integrationMethods[name];
    const { access }: Operation = operations[operation];
    const { data } = await app.calls.answered(operation, {
      ...(await fill(sample, await meetNeeds(sample))),
      headers: { ...(access.kind === 'apiKey' ? demoKey : {}), 'accept-language': language },
    });
    return data as Answer;
  };

  return { send, meetNeeds, fill };
};
