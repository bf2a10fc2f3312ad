import { excerptOf, markedText, type TextPart } from '../../search/excerpt.ts';
import type { FoundSection } from '../../search/find-sections.ts';
import { kindWords } from '../../search/kind-words.ts';
import { useWords } from '../../site/use-locale.ts';
import styles from './search.module.css';

const Marked = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  parts.map(({ start, text, marked }) =>
    marked ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
  );

type Props = { readonly section: FoundSection };

/** A result: its page and the kind of it, the section, and what it says round the words that were found. */
export const FoundSectionText = ({ section: { page, kind, heading, text, marks } }: Props) => {
  const kinds = useWords(kindWords);
  return (
    <>
      <span className={styles.place}>
        <span className={styles.path}>
          <span className={styles.page}>
            <Marked parts={markedText(page, marks)} />
          </span>
          {heading !== '' && (
            <>
              {/* It stays with the page's last word: no line begins with it. */}
              <span className={styles.into} aria-hidden="true">
                {'\u00a0›'}
              </span>{' '}
              <Marked parts={markedText(heading, marks)} />
            </>
          )}
        </span>
        <span className={styles.kind}>{kinds[kind]}</span>
      </span>
      <span className={styles.excerpt}>
        <Marked parts={excerptOf(text, marks)} />
      </span>
    </>
  );
};
