import type { ComponentProps } from 'react';
import { CodeName } from '../../look/code-name.tsx';

/** Code within a text. */
export default function CodeInline({ children, ...props }: ComponentProps<'code'>) {
  return <code {...props}>{typeof children === 'string' ? <CodeName name={children} /> : children}</code>;
}
