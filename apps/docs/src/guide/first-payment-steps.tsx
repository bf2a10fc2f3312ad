import scenario from '@generated/scenarios/default/first-payment.json';
import Scenario from '../plugins/scenarios/theme/Scenario/index.tsx';
import ScenarioStep from '../plugins/scenarios/theme/ScenarioStep/index.tsx';
import styles from './first-payment.module.css';

/** The guide's calls, each under its name. */
export default function FirstPaymentSteps() {
  return (
    <Scenario scenario={scenario}>
      {scenario.steps.map(({ name, calls: [{ label }] }) => (
        <div key={name}>
          <h2 className={styles.name}>{label}</h2>
          <ScenarioStep name={name} />
        </div>
      ))}
    </Scenario>
  );
}
