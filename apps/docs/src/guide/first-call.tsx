import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import createPayment from '@generated/request-builder/default/inmediate-capture-card.sample.json';
import { useEffect, useRef, useState } from 'react';
import controls from '../look/controls.module.css';
import { CurlSample } from '../plugins/request-builder/theme/Endpoint/endpoint-sample.tsx';
import { AnswerSample } from '../plugins/request-builder/theme/EndpointReference/answer-sample.tsx';
import { useLocale, useWords } from '../site/use-locale.ts';
import styles from './first-call.module.css';
import { guideWords } from './guide-words.ts';
import type { LiveAnswer } from './live-call.tsx';

const loadLiveCall = () => import('./live-call.tsx');

type Progress = 'ready' | 'sending' | 'failed';

/** A payment as a program, and what the sandbox answers to it: sent from here with one press. */
export const FirstCall = () => {
  const words = useWords(guideWords).firstCall;
  const language = useLocale();
  const isBrowser = useIsBrowser();
  const [progress, setProgress] = useState<Progress>('ready');
  const [live, setLive] = useState<LiveAnswer | null>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (live) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [live]);
  const { sample } = createPayment;
  const shown = live ? { ...sample, body: live.body } : sample;

  const send = async () => {
    if (progress === 'sending') return;
    setProgress('sending');
    try {
      const { sendLiveCall } = await loadLiveCall();
      setLive(await sendLiveCall(createPayment, language));
      setProgress('ready');
    } catch {
      setProgress('failed');
    }
  };
  // What sends it is fetched once somebody is about to.
  const prepare = () => void loadLiveCall().catch(() => undefined);

  return (
    <section className={styles.fold} aria-label={words.label}>
      <div className={styles.actions} data-reading="skip">
        <button
          type="button"
          className={controls.primary}
          disabled={!isBrowser}
          aria-disabled={progress === 'sending' || undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={send}
        >
          {progress === 'sending' ? words.sending : words.send}
        </button>
        <Link to="/test-builder">{words.builder}</Link>
        {progress === 'failed' && (
          <p className={controls.error} role="alert">
            {words.failed}
          </p>
        )}
      </div>
      <div className={styles.side}>
        <CurlSample call={{ ...createPayment, sample: shown }} />
      </div>
      <div ref={answer} className={styles.side} aria-live="polite" data-live={live !== null || undefined}>
        {live ? <live.View outcome={live.outcome} /> : <AnswerSample answer={createPayment.answer} />}
      </div>
    </section>
  );
};
