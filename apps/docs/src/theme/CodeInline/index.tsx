import type { ComponentProps } from 'react';
import { CodeName } from '../../look/code-name.tsx';
import { useSandboxText } from '../../site/use-sandbox-host.ts';

/** Code within a text. */
export default function CodeInline({ children, ...props }: ComponentProps<'code'>) {
  const here = useSandboxText();
  return (
    <code {...props}>{typeof children === 'string' ? <CodeName name={here(children)} /> : children}</code>
  );
}
