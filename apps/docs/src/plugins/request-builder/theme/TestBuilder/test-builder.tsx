import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import groups from '@generated/request-builder/default/groups.json';
import clsx from 'clsx';
import { useEffect, useId, useState } from 'react';
import controls from '../../../../look/controls.module.css';
import { FailedPart } from '../../../../look/failed-part.tsx';
import { useWords } from '../../../../site/use-locale.ts';
import type { OperationPage } from '../../lib/operation-page.ts';
import { builderWords } from '../../words/builder-words.ts';
import { EndpointSample } from '../Endpoint/endpoint-sample.tsx';
import RequestBuilder from '../RequestBuilder/index.tsx';
import styles from './test-builder.module.css';

/** Fetches the page data of the chosen method alone. */
const loadPage = async (name: string): Promise<OperationPage> => {
  const loaded: { readonly default: OperationPage } = await import(
    `@generated/request-builder/default/${name}.json`
  );
  return loaded.default;
};

const methods = groups.flatMap((group) => group.methods);

/** The method that the address names; the first one where it names none. */
const useChosenMethod = (first: string): string => {
  const { search } = useLocation();
  const asked = useIsBrowser() ? new URLSearchParams(search).get('method') : null;
  return methods.find(({ name }) => name === asked)?.name ?? first;
};

type Props = { readonly first: OperationPage };

/** The builder alone, for any documented method; it begins with the one that the page carries. */
export const TestBuilder = ({ first }: Props) => {
  const words = useWords(builderWords);
  const history = useHistory();
  const { pathname } = useLocation();
  const name = useChosenMethod(first.name);
  const chosen = methods.find((method) => method.name === name);
  const [page, setPage] = useState(first);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches the same method again
  useEffect(() => {
    let isGone = false;
    setFailed(null);
    const show = (loaded: OperationPage) => {
      if (!isGone) setPage(loaded);
    };
    if (name === first.name) show(first);
    else
      loadPage(name).then(show, () => {
        if (!isGone) setFailed(name);
      });
    return () => {
      isGone = true;
    };
  }, [name, first, attempt]);
  return (
    <div className={styles.builder}>
      <div className={clsx(controls.field, styles.choice)}>
        <label className={controls.label} htmlFor={id}>
          {words.operation}
        </label>
        <select
          id={id}
          className={controls.input}
          value={name}
          onChange={(event) => history.push(`${pathname}?method=${encodeURIComponent(event.target.value)}`)}
        >
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.methods.map((method) => (
                <option key={method.name} value={method.name}>
                  {method.title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {/* What the title leaves out, where it is never cut. */}
        <code className={styles.call}>
          {chosen?.method} {chosen?.path}
        </code>
      </div>
      {failed === name && page.name !== name && <FailedPart onRetry={() => setAttempt(attempt + 1)} />}
      {page.name === name && (
        <RequestBuilder key={page.name} page={page}>
          <EndpointSample operation={page} />
        </RequestBuilder>
      )}
    </div>
  );
};
