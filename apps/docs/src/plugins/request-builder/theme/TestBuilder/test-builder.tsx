import summaries from '@generated/request-builder/default/summaries.json';
import { useEffect, useId, useState } from 'react';
import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import type { OperationPage } from '../../lib/operation-page.ts';
import { builderWords } from '../../words/builder-words.ts';
import { EndpointSample } from '../Endpoint/endpoint-sample.tsx';
import RequestBuilder from '../RequestBuilder/index.tsx';
import styles from './test-builder.module.css';

/** Only the method that is chosen is fetched. */
const loadPage = async (name: string): Promise<OperationPage> => {
  const loaded: { readonly default: OperationPage } = await import(
    `@generated/request-builder/default/${name}.json`
  );
  return loaded.default;
};

type Props = { readonly first: OperationPage };

/** The builder alone, for any documented method; it begins with the one that the page carries. */
export const TestBuilder = ({ first }: Props) => {
  const words = useWords(builderWords);
  const [page, setPage] = useState(first);
  const [name, setName] = useState(first.name);
  const id = useId();
  useEffect(() => {
    let isGone = false;
    loadPage(name).then((loaded) => {
      if (!isGone) setPage(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [name]);
  return (
    <div className={styles.builder}>
      <div className={controls.field}>
        <label className={controls.label} htmlFor={id}>
          {words.operation}
        </label>
        <select
          id={id}
          className={controls.input}
          value={name}
          onChange={(event) => setName(event.target.value)}
        >
          {summaries.map((method) => (
            <option key={method.name} value={method.name}>
              {`${method.title} · ${method.method} ${method.path}`}
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
