import { CodeBlock } from '../../../../look/code-block.tsx';
import { codeWords } from '../../../../look/code-words.ts';
import { useWords } from '../../../../site/use-locale.ts';
import { useSandboxText } from '../../../../site/use-sandbox-host.ts';
import { formatJson, type JsonObject } from '../../lib/json-value.ts';
import { endpointWords } from '../../words/endpoint-words.ts';

/** What a call answers: the page of a payment stands where the sandbox does. */
export const AnswerSample = ({ answer }: { readonly answer: JsonObject }) => {
  const words = useWords(endpointWords);
  const here = useSandboxText();
  return (
    <CodeBlock
      code={here(formatJson(answer))}
      title={words.answerSample}
      label={words.answerSample}
      words={useWords(codeWords).copy}
    />
  );
};
