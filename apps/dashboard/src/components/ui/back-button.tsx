import type { ComponentProps } from 'react';
import { controlsWords as en } from '#i18n/en/controls.ts';
import { controlsWords as es } from '#i18n/es/controls.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from './button.tsx';

/** The button that closes a dialog without an action; it has the same name in all dialogs. */
export const BackButton = (props: Omit<ComponentProps<typeof Button>, 'children'>) => {
  const words = useWords({ es, en });
  return <Button {...props}>{words.goBack}</Button>;
};
