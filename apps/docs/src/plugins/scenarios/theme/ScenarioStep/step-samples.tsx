import demoSignIn from '@generated/scenarios/default/sign-in.json';
import { curlSample } from '@pasarela/contracts/code-samples/curl-sample';
import { useState } from 'react';
import { CodeBlock } from '../../../../look/code-block.tsx';
import { codeWords } from '../../../../look/code-words.ts';
import controls from '../../../../look/controls.module.css';
import { useLocale, useWords } from '../../../../site/use-locale.ts';
import { useSandboxHost } from '../../../../site/use-sandbox-host.ts';
import { buildRequest, type HttpRequest } from '../../../request-builder/lib/build-request.ts';
import { CodeSamples } from '../../../request-builder/theme/RequestBuilder/code-samples.tsx';
import { endpointWords } from '../../../request-builder/words/endpoint-words.ts';
import type { CallPage, StepPage } from '../../lib/scenario-page.ts';
import { buildSignIn, withSession } from '../../lib/send-dashboard.ts';
import { freshStep } from '../../lib/step-request.ts';
import { scenarioWords } from '../../words/scenario-words.ts';
import type { Scenario } from '../Scenario/use-scenario.ts';
import styles from './step-panel.module.css';
import type { StepProps } from './step-props.ts';

type Props = StepProps & { readonly call: CallPage };

/** Stands for the token that the session answers. */
const tokenPlace = '{token}';

/** The request as it stands; of a call that is not chosen, as it would begin. */
const requestShown = (scenario: Scenario, step: StepPage, call: CallPage) => {
  const own = scenario.state.steps[step.name];
  const choice = step.calls.indexOf(call);
  return own?.choice === choice ? own : freshStep(step, choice);
};

/** Two calls for a shell: the session, then what is done in it. */
const DashboardSample = ({ request }: { readonly request: HttpRequest }) => {
  const words = useWords(scenarioWords).request;
  const { curl } = useWords(endpointWords);
  const copy = useWords(codeWords).copy;
  const host = useSandboxHost();
  const language = useLocale();
  return [
    { title: words.session, made: buildSignIn(host, language, demoSignIn) },
    { title: words.inSession, made: withSession(request, tokenPlace, demoSignIn.company) },
  ].map(({ title, made }) => (
    <CodeBlock
      key={title}
      code={curlSample({ request: made, credentials: null })}
      title={`${curl} · ${title}`}
      label={title}
      words={copy}
    />
  ));
};

const StepSample = ({ scenario, step, call }: Props) => {
  const host = useSandboxHost();
  const language = useLocale();
  const { params, text } = requestShown(scenario, step, call);
  const request = buildRequest({ page: call, host, language, params, body: text });
  return call.api === 'dashboard' ? (
    <DashboardSample request={request} />
  ) : (
    <CodeSamples request={request} secured own={scenario.desk.state.credentials} />
  );
};

/** The same call as a program: folded away, but for who reads without JavaScript. */
export const StepSamples = (props: Props) => {
  const words = useWords(scenarioWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <details
        className={styles.samples}
        data-reading="skip"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{words.request.samples}</summary>
        {isOpen && <StepSample {...props} />}
      </details>
      <noscript>
        <p className={controls.hint}>{words.step.withoutScript}</p>
        {props.step.calls.map((call) => (
          <StepSample key={call.label} {...props} call={call} />
        ))}
      </noscript>
    </>
  );
};
