import { useLocation } from '@docusaurus/router';
import { useMemo } from 'react';
import { CopyButton } from '../../../../look/copy-button.tsx';
import { useWords } from '../../../../site/use-locale.ts';
import { fragmentOf } from '../../lib/share-link.ts';
import { builderWords } from '../../words/builder-words.ts';
import styles from './request-builder.module.css';
import { noteOfState } from './sent-note.ts';
import type { Builder } from './use-builder.ts';

/** Copies an address that brings this request back, without credentials or card data. */
export const ShareButton = ({ builder }: { readonly builder: Builder }) => {
  const words = useWords(builderWords).send;
  const { pathname, search } = useLocation();
  const { page, state } = builder;
  const fragment = useMemo(() => fragmentOf(noteOfState({ page }, state)), [page, state]);
  return (
    <CopyButton
      className={styles.share}
      text={`${window.location.origin}${pathname}${search}${fragment}`}
      words={words.share}
      about={words.shareOf}
    />
  );
};
