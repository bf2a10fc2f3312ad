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

/** The backslash that ends a line of a shell has not the ink of the text before it. */
const withPlainEnd = (text: string) =>
  text.endsWith(' \\') ? (
    <>
      {text.slice(0, -2)}
      <span className={styles.plain}>{' \\'}</span>
    </>
  ) : (
    text
  );

/** In a window that is too narrow for a line, an address goes on after a slash, and no backslash stands alone. */
const withBreaks = (code: string) =>
  code.split(unbroken).map((text, place) => {
    if (text === undefined || place % 3 === 0) return text;
    if (place % 3 === 1)
      return text.match(addressParts)?.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
        <span key={`${place} ${at}`} className={styles.part}>
          {withPlainEnd(part)}
        </span>
      ));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
      <span key={place} className={styles.whole}>
        {withPlainEnd(text)}
      </span>
    );
  });

/** A text in quotation marks, with the backslash that stands behind it at the end of a line of a shell; or a comment. */
const quotedOrComment =
  /((?:'[^'\n]*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`)(?: \\(?=\n|$))?)|((?:^|(?<=\s))(?:\/\/|#|--) .*)/gm;

/** What of a program is not JSON: its texts have the ink of those of JSON, and its comments are quieter. */
const withTexts = (code: string) =>
  code.split(quotedOrComment).map((text, place) => {
    if (text === undefined || text === '') return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a code stay where they are
      <span key={place} className={[undefined, styles.text, styles.comment][place % 3]}>
        {withBreaks(text)}
      </span>
    );
  });

/** A code whose JSON has the four inks of the editor, wherever it stands in it, and whose texts have that of texts. */
export const CodeInks = ({ code }: { readonly code: string }) =>
  code.length > maxInked
    ? code
    : jsonInCode(code).map(({ json, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a code stay where they are
        <Fragment key={place}>{json ? <JsonInks text={text} /> : withTexts(text)}</Fragment>
      ));
