import { Fragment, useId } from 'react';
import controls from '../../../../look/controls.module.css';
import type { TreeNode } from '../../lib/json-tree.ts';
import type { JsonValue } from '../../lib/json-value.ts';
import type { BuilderWords } from '../../words/builder-words-es.ts';
import { type AskHelp, HelpButton } from './help-button.tsx';
import styles from './property-tree.module.css';
import { PropertyValue } from './property-value.tsx';

/** The props that all rows of a tree share. */
export type RowTools = {
  readonly words: BuilderWords['tree'];
  readonly problems: ReadonlyMap<string, string>;
  readonly isOpen: (node: TreeNode) => boolean;
  readonly onOpen: (node: TreeNode, isOpen: boolean) => void;
  readonly onToggle: (node: TreeNode) => void;
  readonly onAdd: (node: TreeNode) => void;
  readonly onEdit: (node: TreeNode, value: JsonValue) => void;
  readonly onHelp: AskHelp;
};

type Props = { readonly node: TreeNode; readonly tools: RowTools };

const Expander = ({ node, tools, listId }: Props & { readonly listId: string }) => {
  const isOpen = tools.isOpen(node);
  const name = node.field.name;
  return (
    <button
      type="button"
      className={styles.expander}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-label={isOpen ? tools.words.collapse(name) : tools.words.expand(name)}
      onClick={() => tools.onOpen(node, !isOpen)}
    >
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d="M4 2.5 8 6 4 9.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
};

/** A name that may go on in the next line before its capitals. */
const BreakableName = ({ name }: { readonly name: string }) =>
  name.split(/(?=[A-Z][a-z])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const isSimple = ({ kind }: TreeNode['field']): boolean => kind !== 'object' && kind !== 'array';

/** One property, or one element of a list, with what is inside it. */
export const PropertyRow = ({ node, tools }: Props) => {
  const { field, element, present, value, children } = node;
  const { words } = tools;
  const [boxId, listId, problemId] = [useId(), useId(), useId()];
  const problem = tools.problems.get(node.key.toLowerCase());
  const isList = field.kind === 'array' && element === undefined;
  const hasInside = children.length > 0 || (isList && field.children.length > 0);
  const isOpen = hasInside && tools.isOpen(node);
  const isRequired = field.required && element === undefined;
  return (
    <li className={styles.node}>
      <div className={styles.row} data-problem={problem !== undefined}>
        <input
          id={boxId}
          type="checkbox"
          className={styles.box}
          checked={present}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          onChange={() => tools.onToggle(node)}
        />
        <label htmlFor={boxId} className={styles.label}>
          {element === undefined ? (
            <code className={styles.name}>
              <BreakableName name={field.name} />
            </code>
          ) : (
            words.element(element)
          )}
          {isRequired && (
            <span className={styles.required}>
              <span aria-hidden="true">{words.requiredMark}</span>
              <span className={controls.unseen}>{words.required}</span>
            </span>
          )}
        </label>
        {hasInside && <Expander node={node} tools={tools} listId={listId} />}
        {element === undefined && (
          <>
            {value !== undefined && isSimple(field) ? (
              <PropertyValue
                field={field}
                value={value}
                label={words.value(field.name)}
                problemId={problem === undefined ? undefined : problemId}
                onEdit={(edited) => tools.onEdit(node, edited)}
              />
            ) : (
              <span className={styles.type}>{field.type}</span>
            )}
            <HelpButton field={field} onHelp={tools.onHelp} />
          </>
        )}
      </div>
      {problem !== undefined && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
      {isOpen && (
        <ul id={listId} className={styles.list}>
          {children.map((child) => (
            <PropertyRow key={child.key} node={child} tools={tools} />
          ))}
          {isList && (
            <li className={styles.node}>
              <button
                type="button"
                className={controls.quiet}
                aria-label={words.add(field.name)}
                onClick={() => tools.onAdd(node)}
              >
                {words.addShort}
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
};
