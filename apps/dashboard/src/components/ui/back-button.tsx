import type { ComponentProps } from 'react';
import { useControlsWords } from '#components/ui/controls-words.ts';
import { Button } from './button.tsx';

/** The button that closes a dialog without an action; it has the same name in all dialogs. */
export const BackButton = (props: Omit<ComponentProps<typeof Button>, 'children'>) => {
  const words = useControlsWords();
  return <Button {...props}>{words.goBack}</Button>;
};
