import { Children, type ReactNode } from 'react';
import { CodeBlock } from '../../look/code-block.tsx';
import { codeWords } from '../../look/code-words.ts';
import { useWords } from '../../site/use-locale.ts';
import { useSandboxText } from '../../site/use-sandbox-host.ts';

type Props = {
  readonly children?: ReactNode;
  readonly className?: string;
  readonly title?: string;
  /** What stands behind the language of a fence: `title="…"`. */
  readonly metastring?: string;
};

const textOf = (children: ReactNode): string =>
  Children.toArray(children)
    .map((child) => (typeof child === 'string' || typeof child === 'number' ? String(child) : ''))
    .join('')
    .replace(/\n$/, '');

/** Plain text of one ink: the theme's highlighter would weigh more than the pages themselves. */
export default function ThemedCodeBlock({ children, className, title, metastring }: Props) {
  const words = useWords(codeWords);
  const code = useSandboxText()(textOf(children));
  const language = /language-(\w+)/.exec(className ?? '')?.[1] ?? '';
  const name = title ?? /title="([^"]+)"/.exec(metastring ?? '')?.[1] ?? language;
  return <CodeBlock code={code} title={name} label={words.label(name)} words={words.copy} />;
}
