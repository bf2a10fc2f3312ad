import { useId } from 'react';
import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import { groupOf } from '../../state/builder-state.ts';
import { builderWords } from '../../words/builder-words.ts';
import styles from './request-builder.module.css';
import type { Builder } from './use-builder.ts';

/** A type of sample request, then a sample of it. */
export const SamplePicker = ({ builder }: { readonly builder: Builder }) => {
  const { page, state, chooseGroup, chooseSample } = builder;
  const words = useWords(builderWords);
  const [groupId, sampleId] = [useId(), useId()];
  return (
    <div className={styles.pickers}>
      <div className={controls.field}>
        <label className={controls.label} htmlFor={groupId}>
          {words.sampleGroup}
        </label>
        <select
          id={groupId}
          className={controls.input}
          value={state.group}
          onChange={(event) => chooseGroup(event.target.value)}
        >
          {page.groups.map((group) => (
            <option key={group.key} value={group.key}>
              {group.label}
            </option>
          ))}
        </select>
      </div>
      <div className={controls.field}>
        <label className={controls.label} htmlFor={sampleId}>
          {words.sample}
        </label>
        <select
          id={sampleId}
          className={controls.input}
          value={state.sample}
          onChange={(event) => chooseSample(event.target.value)}
        >
          {groupOf(page, state.group).samples.map((sample) => (
            <option key={sample.name} value={sample.name}>
              {sample.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
};
