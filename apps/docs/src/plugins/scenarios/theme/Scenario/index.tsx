import { type ReactNode, useEffect, useState } from 'react';
import { BuilderToast } from '../../../request-builder/theme/RequestBuilder/builder-toast.tsx';
import type { ScenarioPage } from '../../lib/scenario-page.ts';
import { ScenarioBar } from './scenario-bar.tsx';
import { ScenarioContext } from './scenario-context.ts';
import { useScenario } from './use-scenario.ts';

type Props = { readonly scenario: ScenarioPage; readonly children: ReactNode };

/** A story of calls: what all of its steps share, then the page's prose with a step after each part of it. */
export default function Scenario({ scenario: page, children }: Props) {
  const scenario = useScenario(page);
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <ScenarioContext value={scenario}>
      <ScenarioBar />
      {children}
      {isInBrowser && <BuilderToast notice={scenario.desk.state.notice} onDismiss={scenario.dismissNotice} />}
    </ScenarioContext>
  );
}
