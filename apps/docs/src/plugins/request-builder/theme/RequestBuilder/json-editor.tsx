import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodeEditor } from './code-mirror.ts';
import styles from './json-editor.module.css';

type Props = {
  readonly text: string;
  readonly label: string;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  /** Whether somebody has begun to use the builder: then the code editor is fetched. */
  readonly isUsed: boolean;
  readonly onEdit: (text: string) => void;
};

/**
 * A plain text area that is there at once; the code editor takes its place when it has come, with text, caret and
 * focus. Where it does not come, the text area stays.
 */
export const JsonEditor = ({ text, label, describedBy, isInvalid, isUsed, onEdit }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<CodeEditor | null>(null);
  const [isReady, setReady] = useState(false);
  const latest = useRef({ text, onEdit });
  latest.current = { text, onEdit };

  useEffect(() => {
    if (!isUsed) return;
    let isGone = false;
    import('./code-mirror.ts').then(
      ({ openCodeEditor }) => {
        const parent = place.current;
        if (isGone || !parent) return;
        const held = area.current;
        const caret =
          held && held === document.activeElement
            ? ([held.selectionStart, held.selectionEnd] as const)
            : undefined;
        editor.current = openCodeEditor({
          parent,
          text: latest.current.text,
          label,
          onEdit: (typed) => latest.current.onEdit(typed),
        });
        // What is hidden takes no focus: it is shown first, and at once, so that no letter is typed in between.
        flushSync(() => setReady(true));
        if (caret) editor.current.focus(...caret);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      editor.current?.close();
      editor.current = null;
    };
  }, [isUsed, label]);

  useEffect(() => editor.current?.show(text), [text]);
  useEffect(() => editor.current?.describe(describedBy, isInvalid), [describedBy, isInvalid]);

  return (
    <>
      <div ref={place} className={styles.editor} hidden={!isReady} />
      {!isReady && (
        <textarea
          ref={area}
          className={styles.area}
          value={text}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onEdit(event.target.value)}
        />
      )}
    </>
  );
};
