import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { sandboxScenarioNames, sandboxScenarios } from '@pasarela/contracts/sandbox/scenarios';
import { CodeName } from '../look/code-name.tsx';
import { useLocale, useWords } from '../site/use-locale.ts';
import styles from './catalogue.module.css';
import { PhoneNote } from './phone-note.tsx';
import { scenarioGroups, scenarioWords } from './scenario-words.ts';
import { WideTable } from './wide-table.tsx';

type Props = { readonly of: keyof typeof scenarioGroups };

/** The values of `Sandbox-Scenario`: what happens with each, and what a correct integration does. */
export const ScenarioTable = ({ of }: Props) => {
  const locale = useLocale();
  const words = useWords(scenarioWords);
  const anchors = useBrokenLinks();
  const targets: readonly string[] = scenarioGroups[of];
  return (
    <WideTable label={words.titles[of]}>
      <thead>
        <tr>
          <th scope="col">{words.value}</th>
          <th scope="col">{words.happens}</th>
          <th scope="col" className={styles.beside}>
            {words.correct}
          </th>
        </tr>
      </thead>
      <tbody>
        {sandboxScenarioNames
          .filter((name) => targets.includes(sandboxScenarios[name].target))
          .map((name) => {
            const { label, happens, correct } = sandboxScenarios[name];
            anchors.collectAnchor(name);
            return (
              <tr key={name} id={name} className={styles.target}>
                <th scope="row">
                  <code className={styles.plain}>
                    <CodeName name={name} />
                  </code>
                  <br />
                  <span className={styles.soft}>{label[locale]}</span>
                </th>
                <td>
                  {happens[locale]}
                  <PhoneNote>
                    <strong>{words.correct}:</strong> {correct[locale]}
                  </PhoneNote>
                </td>
                <td className={styles.beside}>{correct[locale]}</td>
              </tr>
            );
          })}
      </tbody>
    </WideTable>
  );
};
