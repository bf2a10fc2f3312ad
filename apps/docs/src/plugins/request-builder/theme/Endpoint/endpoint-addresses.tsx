import { Fragment } from 'react';
import { CopyButton } from '../../../../look/copy-button.tsx';
import { useWords } from '../../../../site/use-locale.ts';
import { useProductionHost, useSandboxHost } from '../../../../site/use-sandbox-host.ts';
import type { OperationPage } from '../../lib/operation-page.ts';
import { endpointWords } from '../../words/endpoint-words.ts';
import styles from './endpoint-addresses.module.css';

/** A URL that is broken after a slash where its line is too short. */
const BreakableUrl = ({ url }: { readonly url: string }) =>
  url.split(/(?<=[^/:]\/)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a URL stay where they are
    <Fragment key={place}>
      {part}
      <wbr />
    </Fragment>
  ));

type Props = { readonly operation: Pick<OperationPage, 'method' | 'path'> };

/** The URLs of the call in production and in the sandbox. */
export const EndpointAddresses = ({ operation }: Props) => {
  const words = useWords(endpointWords);
  const addresses = [
    { name: words.sandbox, url: `${useSandboxHost()}${operation.path}` },
    { name: words.production, url: `${useProductionHost()}${operation.path}` },
  ];
  return (
    <dl className={styles.list} aria-label={words.addresses}>
      {addresses.map(({ name, url }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.address}>
            <code className={styles.url}>
              <span className={styles.method}>{operation.method}</span> <BreakableUrl url={url} />
            </code>
            <CopyButton text={url} words={words.copy} about={words.copyOf(name)} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
