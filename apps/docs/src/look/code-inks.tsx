import { jsonInCode, jsonInks } from '@pasarela/contracts/look/json-inks';
import { Fragment } from 'react';
import styles from './code-inks.module.css';

/** More than this keeps one ink, so that a long answer does not slow the page down. Characters. */
const maxInked = 20_000;

/** JSON, or a piece of it. */
export const JsonInks = ({ text }: { readonly text: string }) => (
  <span className={styles.json}>
    {jsonInks(text).map(({ ink, text: part }, place) =>
      ink === null ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
        <span key={place} className={styles[ink]}>
          {part}
        </span>
      ),
    )}
  </span>
);

/** An address with the backslash behind it, or the end of another line of a shell that goes on in the next. */
const unbroken = /(https?:\/\/\S*(?: \\(?=\n|$))?)|([\w.]*['"]? \\)(?=\n|$)/;
/** The parts of an address: host, folders, name. */
const addressParts = /https?:\/\/[^/]*\/?|[^/]+\/?|\//g;

/** In a window that is too narrow for a line, an address goes on after a slash, and no backslash stands alone. */
const withBreaks = (code: string) =>
  code.split(unbroken).map((text, place) => {
    if (text === undefined || place % 3 === 0) return text;
    if (place % 3 === 1)
      return text.match(addressParts)?.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
        <span key={`${place} ${at}`} className={styles.part}>
          {part}
        </span>
      ));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
      <span key={place} className={styles.whole}>
        {text}
      </span>
    );
  });

/** A code whose JSON has the four inks of the editor, wherever it stands in it. */
export const CodeInks = ({ code }: { readonly code: string }) =>
  code.length > maxInked
    ? code
    : jsonInCode(code).map(({ json, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a code stay where they are
        <Fragment key={place}>{json ? <JsonInks text={text} /> : withBreaks(text)}</Fragment>
      ));
