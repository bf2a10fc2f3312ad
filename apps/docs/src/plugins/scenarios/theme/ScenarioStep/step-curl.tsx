import demo from '@generated/request-builder/default/demo.json';
import demoSignIn from '@generated/scenarios/default/sign-in.json';
import { CodeBlock } from '../../../../look/code-block.tsx';
import { codeWords } from '../../../../look/code-words.ts';
import controls from '../../../../look/controls.module.css';
import { useLocale, useWords } from '../../../../site/use-locale.ts';
import { useSandboxHost } from '../../../../site/use-sandbox-host.ts';
import { buildRequest } from '../../../request-builder/lib/build-request.ts';
import { toSnippet } from '../../../request-builder/lib/to-snippet.ts';
import type { CallPage, StepPage } from '../../lib/scenario-page.ts';
import { buildSignIn, withSession } from '../../lib/send-dashboard.ts';
import { freshStep } from '../../lib/step-request.ts';
import { scenarioWords } from '../../words/scenario-words.ts';
import type { Scenario } from '../Scenario/use-scenario.ts';
import styles from './step-panel.module.css';
import type { StepProps } from './step-props.ts';

/** Stands for the token that the session answers. */
const tokenPlace = '{token}';

const Curl = ({ scenario, step, call }: StepProps & { readonly call: CallPage }) => {
  const words = useWords(scenarioWords).request;
  const host = useSandboxHost();
  const language = useLocale();
  const { params, text } = requestShown(scenario, step, call);
  const request = buildRequest({ page: call, host, language, params, body: text });
  const { credentials } = scenario.desk.state;
  const code =
    call.api === 'payment'
      ? toSnippet(request, credentials.apiKey.trim() ? credentials : demo, demo)
      : [
          toSnippet(buildSignIn(host, language, demoSignIn), null, demo),
          toSnippet(withSession(request, tokenPlace, demoSignIn.company), null, demo),
        ].join('\n\n');
  return (
    <CodeBlock
      code={code}
      title={step.calls.length > 1 ? `${words.curlTitle} · ${call.label}` : words.curlTitle}
      label={words.curl}
      words={useWords(codeWords).copy}
    />
  );
};

/** The request as it stands; of a call that is not chosen, as it would begin. */
const requestShown = (scenario: Scenario, step: StepPage, call: CallPage) => {
  const own = scenario.state.steps[step.name];
  const choice = step.calls.indexOf(call);
  return own && own.choice === choice ? own : freshStep(step, choice);
};

/** The same call for a shell: folded away, but for who reads without JavaScript. */
export const StepCurl = (props: StepProps & { readonly call: CallPage }) => {
  const words = useWords(scenarioWords);
  return (
    <>
      <details className={styles.curl}>
        <summary>{words.request.curl}</summary>
        <Curl {...props} />
      </details>
      <noscript>
        <p className={controls.hint}>{words.step.withoutScript}</p>
        {props.step.calls.map((call) => (
          <Curl key={call.label} {...props} call={call} />
        ))}
      </noscript>
    </>
  );
};
