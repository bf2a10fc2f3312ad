import createPayment from '@generated/request-builder/default/createPayment.json';
import summaries from '@generated/request-builder/default/summaries.json';
import { useId, useState } from 'react';
import controls from '../../../../look/controls.module.css';
import {
  type DocumentedOperation,
  documentedOperationNames,
} from '../../../../site/documented-operations.ts';
import { useWords } from '../../../../site/use-locale.ts';
import type { OperationPage } from '../../lib/operation-page.ts';
import { builderWords } from '../../words/builder-words.ts';
import { EndpointSample } from '../Endpoint/endpoint-sample.tsx';
import RequestBuilder from '../RequestBuilder/index.tsx';
import styles from './test-builder.module.css';

type Loaded = { readonly default: OperationPage };

/** Only the operation that is chosen is fetched; the page begins with a payment. */
const pageLoaders: Readonly<Record<DocumentedOperation, () => Promise<Loaded>>> = {
  authenticate: () => import('@generated/request-builder/default/authenticate.json'),
  createPayment: async () => ({ default: createPayment }),
  payRefund: () => import('@generated/request-builder/default/payRefund.json'),
  getResponse: () => import('@generated/request-builder/default/getResponse.json'),
  getResponseByReference: () => import('@generated/request-builder/default/getResponseByReference.json'),
};

/** The builder alone, for any documented operation. */
export const TestBuilder = () => {
  const words = useWords(builderWords);
  const [page, setPage] = useState<OperationPage>(createPayment);
  const id = useId();
  const choose = async (name: string) => {
    const known = documentedOperationNames.find((one) => one === name);
    if (known) setPage((await pageLoaders[known]()).default);
  };
  return (
    <div className={styles.builder}>
      <div className={controls.field}>
        <label className={controls.label} htmlFor={id}>
          {words.operation}
        </label>
        <select
          id={id}
          className={controls.input}
          value={page.name}
          onChange={(event) => choose(event.target.value)}
        >
          {summaries.map((operation) => (
            <option key={operation.name} value={operation.name}>
              {`${operation.method} ${operation.path} · ${operation.summary}`}
            </option>
          ))}
        </select>
      </div>
      <RequestBuilder key={page.name} page={page}>
        <EndpointSample operation={page} />
      </RequestBuilder>
    </div>
  );
};
