import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useEffect, useRef } from 'react';
import { fetchedPart, LazyPart } from '../../../../look/lazy-part.tsx';
import { useWords } from '../../../../site/use-locale.ts';
import type { OperationPage } from '../../lib/operation-page.ts';
import { isRequestFragment } from '../../lib/share-link.ts';
import { builderWords } from '../../words/builder-words.ts';
import styles from './request-builder.module.css';
import { useNearViewport } from './use-near-viewport.ts';

const builderPanel = fetchedPart(() => import('./builder-panel.tsx').then((module) => module.default));

type Props = {
  readonly page: OperationPage;
  /** The content shown until the builder has loaded, and without JavaScript. */
  readonly children: ReactNode;
};

/** Fetches the builder when it comes into sight: a page that is only read does not carry its weight. */
export default function RequestBuilder({ page, children }: Props) {
  const words = useWords(builderWords);
  const place = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isAskedFor = useIsBrowser() && isRequestFragment(hash);
  const isNear = useNearViewport(place) || isAskedFor;
  useEffect(() => {
    if (isAskedFor) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isAskedFor]);
  const meanwhile = (
    <>
      <h2 className={styles.title} data-reading="skip">
        {words.title}
      </h2>
      {children}
      <noscript>
        <p className={styles.note}>{words.withoutScript}</p>
      </noscript>
    </>
  );
  return (
    <section ref={place} id="request-builder" aria-label={words.title} className={styles.place}>
      <LazyPart
        part={builderPanel}
        props={{ page }}
        isNeeded={isNear}
        meanwhile={meanwhile}
        otherwise={meanwhile}
      />
    </section>
  );
}
