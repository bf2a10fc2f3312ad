import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { useState } from 'react';
import controls from '../../../../look/controls.module.css';
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
  /** The text that was too long, so that nothing is said of the next one. */
  const [tooLong, setTooLong] = useState<string | null>(null);
  const link = (): string => {
    const fragment = fragmentOf(noteOfState({ page }, state));
    setTooLong(fragment === null ? state.text : null);
    if (fragment === null) throw new RangeError('too long for a link');
    return `${window.location.origin}${pathname}${search}${fragment}`;
  };
  return (
    <>
      <CopyButton
        className={clsx(styles.share, controls.named)}
        text={link}
        words={words.share}
        about={words.shareOf}
      />
      <span role="status" className={controls.hint}>
        {tooLong === state.text && words.tooLong}
      </span>
    </>
  );
};
