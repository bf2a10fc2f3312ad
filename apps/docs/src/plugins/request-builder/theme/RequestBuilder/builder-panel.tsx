import * as Tabs from '@radix-ui/react-tabs';
import type { KeyboardEvent } from 'react';
import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import type { OperationPage } from '../../lib/operation-page.ts';
import type { BuilderTab } from '../../state/builder-state.ts';
import { builderWords } from '../../words/builder-words.ts';
import { BuilderToast } from './builder-toast.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import styles from './request-builder.module.css';
import { RequestForm } from './request-form.tsx';
import { useBuilder } from './use-builder.ts';
import { useFirstUse } from './use-first-use.ts';
import { useSend } from './use-send.ts';

const isTab = (value: string): value is BuilderTab => value === 'builder' || value === 'credentials';

/** The builder of one operation. What weighs most, the editor, comes when somebody begins to use it. */
export default function BuilderPanel({ page }: { readonly page: OperationPage }) {
  const words = useWords(builderWords);
  const builder = useBuilder(page);
  const { isUsed, handlers } = useFirstUse();
  const { state, dispatch } = builder;
  const sending = useSend(builder);
  // Before the editor, which has a use of its own for these keys.
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || state.tab !== 'builder') return;
    event.preventDefault();
    event.stopPropagation();
    sending.send();
  };
  return (
    <div className={styles.panel} {...handlers} onKeyDownCapture={sendByKeys}>
      <h2 className={controls.unseen}>{words.title}</h2>
      <Tabs.Root
        value={state.tab}
        onValueChange={(tab) => {
          if (isTab(tab)) dispatch({ type: 'tabChosen', tab });
        }}
      >
        <Tabs.List className={styles.tabs} aria-label={words.tabs.label}>
          <Tabs.Trigger className={styles.tab} value="builder">
            {words.tabs.builder}
          </Tabs.Trigger>
          <Tabs.Trigger className={styles.tab} value="credentials">
            {words.tabs.credentials}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content forceMount className={styles.content} value="builder" tabIndex={-1}>
          <RequestForm builder={builder} sending={sending} isUsed={isUsed} />
        </Tabs.Content>
        <Tabs.Content forceMount className={styles.content} value="credentials" tabIndex={-1}>
          <CredentialsForm builder={builder} />
        </Tabs.Content>
      </Tabs.Root>
      <BuilderToast notice={state.notice} onDismiss={(turn) => dispatch({ type: 'noticeDismissed', turn })} />
    </div>
  );
}
