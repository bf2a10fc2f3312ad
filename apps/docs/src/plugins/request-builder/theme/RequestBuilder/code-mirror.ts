import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

export type CodeEditor = {
  readonly show: (text: string) => void;
  readonly describe: (describedBy: string, isInvalid: boolean) => void;
  readonly focus: (from: number, to: number) => void;
  readonly close: () => void;
};

type Options = {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly label: string;
  readonly onEdit: (text: string) => void;
};

const look = EditorView.theme({
  '&': {
    height: '17.5rem',
    fontSize: 'var(--text-13)',
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
  },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.55', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '0.5rem 0' },
  '.cm-gutters': { backgroundColor: 'var(--paper)', color: 'var(--ink-faint)', border: 'none' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'var(--accent-soft)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--accent-soft)', outline: 'none' },
});

const inks = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--json-name)' },
  { tag: tags.string, color: 'var(--json-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--json-value)' },
  { tag: tags.punctuation, color: 'var(--json-mark)' },
]);

/** The code editor over a JSON text. The tab key leaves it, as it leaves any field. */
export const openCodeEditor = ({ parent, text, label, onEdit }: Options): CodeEditor => {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        bracketMatching(),
        json(),
        look,
        syntaxHighlighting(inks),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onEdit(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    show: (next) => {
      const held = view.state.doc.toString();
      if (held !== next) view.dispatch({ changes: { from: 0, to: held.length, insert: next } });
    },
    describe: (describedBy, isInvalid) => {
      view.contentDOM.setAttribute('aria-describedby', describedBy);
      view.contentDOM.setAttribute('aria-invalid', String(isInvalid));
    },
    focus: (from, to) => {
      view.focus();
      view.dispatch({ selection: { anchor: from, head: to } });
    },
    close: () => view.destroy(),
  };
};
