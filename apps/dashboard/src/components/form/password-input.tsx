import { type ComponentProps, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { TextInput } from '#components/ui/text-input.tsx';

type PasswordInputProps = ComponentProps<'input'> & {
  showLabel: string;
  hideLabel: string;
  /** Shows the password from the beginning: it was generated here and has to be read. */
  initiallyShown?: boolean;
};

export const PasswordInput = ({
  showLabel,
  hideLabel,
  initiallyShown = false,
  ...rest
}: PasswordInputProps) => {
  const [shown, setShown] = useState(initiallyShown);
  return (
    <TextInput
      {...rest}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
          className="inline-flex size-8 items-center justify-center rounded-control text-ink-soft hover:bg-hover hover:text-ink pointer-coarse:size-11"
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
};
