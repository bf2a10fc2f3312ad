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

/** A code whose JSON has the four inks of the editor, wherever it stands in it. */
export const CodeInks = ({ code }: { readonly code: string }) =>
  code.length > maxInked
    ? code
    : jsonInCode(code).map(({ json, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a code stay where they are
        <Fragment key={place}>{json ? <JsonInks text={text} /> : text}</Fragment>
      ));
