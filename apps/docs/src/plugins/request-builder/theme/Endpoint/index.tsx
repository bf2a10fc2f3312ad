import { Children, type ReactNode } from 'react';
import controls from '../../../../look/controls.module.css';
import { PageContents } from '../../../../look/page-contents.tsx';
import { useWords } from '../../../../site/use-locale.ts';
import type { OperationPage } from '../../lib/operation-page.ts';
import { endpointWords } from '../../words/endpoint-words.ts';
import { useReferenceSections } from '../EndpointReference/reference-sections.tsx';
import RequestBuilder from '../RequestBuilder/index.tsx';
import styles from './endpoint.module.css';
import { EndpointAddresses } from './endpoint-addresses.tsx';
import { EndpointSample } from './endpoint-sample.tsx';

type Props = { readonly operation: OperationPage; readonly children: ReactNode };

/** The page of an operation: what it does, its addresses, the page's prose and reference, and the builder beside them. */
export default function Endpoint({ operation, children }: Props) {
  const words = useWords(endpointWords);
  const sections = useReferenceSections(operation);
  const [lead, ...prose] = Children.toArray(children).filter((child) => typeof child !== 'string');
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.prose}>
          {lead}
          <p className={styles.jump} data-reading="skip">
            <a className={controls.primary} href="#request-builder">
              {words.tryIt}
            </a>
          </p>
          <EndpointAddresses operation={operation} />
          <PageContents below={sections.map(({ id, title }) => ({ id, value: title, level: 2 }))} />
          {prose}
        </div>
        <div className={styles.aside}>
          <RequestBuilder page={operation}>
            <EndpointSample operation={operation} />
          </RequestBuilder>
        </div>
      </div>
    </div>
  );
}
