import { excerptOf, markedText, type TextPart } from '../../search/excerpt.ts';
import type { FoundSection } from '../../search/find-sections.ts';
import styles from './search.module.css';

const Marked = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  parts.map(({ start, text, marked }) =>
    marked ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
  );

type Props = { readonly section: FoundSection; readonly query: string };

/** A result: its page, the section, and what it says round the words that were looked for. */
export const FoundSectionText = ({ section: { page, heading, text }, query }: Props) => (
  <>
    <span className={styles.place}>
      <span className={styles.page}>
        <Marked parts={markedText(page, query)} />
      </span>
      {heading !== '' && (
        <span className={styles.heading}>
          <Marked parts={markedText(heading, query)} />
        </span>
      )}
    </span>
    <span className={styles.excerpt}>
      <Marked parts={excerptOf(text, query)} />
    </span>
  </>
);
