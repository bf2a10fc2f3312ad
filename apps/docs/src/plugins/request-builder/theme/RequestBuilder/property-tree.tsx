import settings from '@generated/request-builder/default/settings.json';
import { useId, useMemo, useState } from 'react';
import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import { checkBody, type FieldProblem, problemWords } from '../../lib/check-request.ts';
import type { FieldDescription } from '../../lib/field-description.ts';
import { pathKey, treeOf } from '../../lib/json-tree.ts';
import { builderWords } from '../../words/builder-words.ts';
import type { AskHelp } from './help-button.tsx';
import { PropertyRow, type RowTools } from './property-row.tsx';
import styles from './property-tree.module.css';
import builderStyles from './request-builder.module.css';
import type { Builder } from './use-builder.ts';

type Props = {
  readonly builder: Builder;
  readonly fields: readonly FieldDescription[];
  readonly onHelp: AskHelp;
};

/** What the API said about fields, and what the contract says of them now, by path, whatever their case. */
const problemsAt = (
  { outcome, isChecked }: Builder['state'],
  found: readonly FieldProblem[],
): ReadonlyMap<string, string> => {
  const refused = outcome?.kind === 'refused' ? outcome.refusal.fields : [];
  return new Map([
    ...refused.map(({ field, message }) => [field.toLowerCase(), message] as const),
    ...(isChecked ? found : []).map(
      (problem) => [problem.path.toLowerCase(), problemWords(problem, settings.problems)] as const,
    ),
  ]);
};

/** Fewer than this are not worth a button. */
const leastFolded = 4;

/** The properties of the call: checked where the JSON has them, nested ones in their place. What no sample needs is folded at first. */
export const PropertyTree = ({ builder, fields, onHelp }: Props) => {
  const { state, dispatch } = builder;
  const words = useWords(builderWords).tree;
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [showsAll, setShowsAll] = useState(false);
  /** What somebody has checked or unchecked: it stays where it is. */
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const hintId = useId();
  const nodes = useMemo(() => treeOf(fields, state.body), [fields, state.body]);
  const found = useMemo(() => checkBody(fields, state.body), [fields, state.body]);
  const unknown = found.filter(({ code }) => code === 'unknown_property').map(({ path }) => path);
  const tools: RowTools = {
    words,
    problems: useMemo(() => problemsAt(state, found), [state, found]),
    // An object that the JSON has is open until somebody closes it.
    isOpen: (node) => opened.get(node.key) ?? node.present,
    onOpen: (node, isOpen) => setOpened(new Map(opened).set(node.key, isOpen)),
    onToggle: (node) => {
      setTouched(new Set(touched).add(node.key));
      dispatch({ type: 'propertyToggled', path: node.path });
    },
    onEdit: (node, value) => dispatch({ type: 'valueEdited', path: node.path, value }),
    onAdd: (node) => {
      dispatch({ type: 'elementAdded', path: node.path });
      setOpened(new Map(opened).set(pathKey(node.path), true));
    },
    onHelp,
  };
  const folded = nodes.filter(
    ({ key, present, field }) =>
      !present && !field.required && !touched.has(key) && !tools.problems.has(key.toLowerCase()),
  );
  const isFoldable = folded.length >= leastFolded;
  const shown = isFoldable && !showsAll ? nodes.filter((node) => !folded.includes(node)) : nodes;
  return (
    <fieldset className={styles.tree} aria-describedby={hintId}>
      <legend className={builderStyles.heading}>{words.title}</legend>
      <p id={hintId} className={controls.hint}>
        {words.hint}
      </p>
      <ul className={styles.list}>
        {shown.map((node) => (
          <PropertyRow key={node.key} node={node} tools={tools} />
        ))}
      </ul>
      {isFoldable && (
        <button
          type="button"
          className={`${controls.quiet} ${styles.more}`}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? words.less : words.more(folded.length)}
        </button>
      )}
      {unknown.length > 0 && <p className={controls.error}>{words.unknown(unknown.join(', '))}</p>}
    </fieldset>
  );
};
