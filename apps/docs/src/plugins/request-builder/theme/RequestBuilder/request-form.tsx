import { useEffect, useId, useRef, useState } from 'react';
import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import type { FieldDescription } from '../../lib/field-description.ts';
import { builderWords } from '../../words/builder-words.ts';
import { BuilderSamples } from './builder-samples.tsx';
import type { AskHelp } from './help-button.tsx';
import { HelpDrawer } from './help-drawer.tsx';
import { HistoryList } from './history-list.tsx';
import { JsonSection } from './json-section.tsx';
import { ParameterFields } from './parameter-fields.tsx';
import { PreparationBox } from './preparation-box.tsx';
import { PropertyTree } from './property-tree.tsx';
import styles from './request-builder.module.css';
import { ResponseViewer } from './response-viewer.tsx';
import { SamplePicker } from './sample-picker.tsx';
import { ScenarioPicker } from './scenario-picker.tsx';
import { SendBar } from './send-bar.tsx';
import { showBeginning } from './show-beginning.ts';
import type { Builder } from './use-builder.ts';
import type { Sending } from './use-send.ts';

type Props = { readonly builder: Builder; readonly sending: Sending; readonly isUsed: boolean };

/** The first tab: from a sample to an answer, from top to bottom. */
export const RequestForm = ({ builder, sending, isUsed }: Props) => {
  const { page, state, dispatch } = builder;
  const words = useWords(builderWords);
  const [help, setHelp] = useState<FieldDescription | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const askHelp: AskHelp = (field, from) => {
    opener.current = from;
    setHelp(field);
  };
  const keyId = useId();
  const sendButton = useRef<HTMLButtonElement>(null);
  const response = useRef<HTMLDivElement>(null);
  // An answer beside the request comes into sight where it stands, and the request stays in place.
  useEffect(() => {
    const isAnswered = state.outcome !== null && state.outcome.kind !== 'cancelled';
    if (isAnswered && response.current) showBeginning(response.current);
  }, [state.outcome]);
  const samples = <BuilderSamples key="samples" builder={builder} />;
  const answer = (
    <div key="answer" ref={response} className={styles.section} data-part="answer">
      <h3 className={styles.heading}>{words.response.title}</h3>
      <ResponseViewer outcome={state.outcome} />
    </div>
  );
  return (
    <div className={styles.desk}>
      <div className={styles.side}>
        {/* Every property has three stops of the keyboard: who keeps the sample passes over all of them. */}
        <button type="button" className={styles.skip} onClick={() => sendButton.current?.focus()}>
          {words.send.skip}
        </button>
        <SamplePicker builder={builder} />
        <PreparationBox builder={builder} />
        {page.params.length + page.query.length > 0 && <ParameterFields builder={builder} onHelp={askHelp} />}
        {page.body && (
          <>
            <PropertyTree builder={builder} fields={page.body} onHelp={askHelp} />
            <JsonSection builder={builder} isUsed={isUsed} />
          </>
        )}
        {page.idempotent && (
          <div className={controls.field}>
            <label className={controls.label} htmlFor={keyId}>
              {words.idempotencyKey}
            </label>
            <input
              id={keyId}
              className={controls.input}
              value={state.idempotencyKey}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => dispatch({ type: 'idempotencyKeyEdited', value: event.target.value })}
            />
          </div>
        )}
        {page.scenarios.length > 0 && <ScenarioPicker builder={builder} />}
        <SendBar builder={builder} sending={sending} button={sendButton} />
      </div>
      <div className={styles.side} data-side="answer">
        {/* The request until it is sent, then its answer. */}
        {state.outcome ? [answer, samples] : [samples, answer]}
        <HistoryList builder={builder} />
      </div>
      <HelpDrawer field={help} opener={opener} onClose={() => setHelp(null)} />
    </div>
  );
};
