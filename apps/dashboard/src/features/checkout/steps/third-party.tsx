import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '#components/ui/button.tsx';
import { ActionFailure } from '#features/checkout/action-failure.tsx';
import type { CheckoutPartProps } from '#features/checkout/use-checkout.ts';
import { useCheckoutAction } from '#features/checkout/use-checkout-action.ts';

type Choice = {
  readonly name: string;
  readonly label: string;
  readonly runningLabel: string;
  readonly call: () => Promise<Checkout>;
};

type ThirdPartyChoicesProps = CheckoutPartProps & {
  readonly hint: string;
  /** The choices in order: success, failure, leaving. */
  readonly choices: readonly Choice[];
};

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost'];

/** In the sandbox the payer chooses the answer of the third party. */
export const ThirdPartyChoices = ({ checkout, handle, hint, choices }: ThirdPartyChoicesProps) => {
  const { running, failure, run } = useCheckoutAction<string>(checkout, handle);
  return (
    <div className="flex flex-col gap-2 pt-5">
      <ActionFailure failure={failure} />
      <p className="pb-1 text-13 text-ink-faint">{hint}</p>
      {choices.map(({ name, label, runningLabel, call }, index) => (
        <Button
          key={name}
          variant={variants[index] ?? 'ghost'}
          busy={running === name}
          busyLabel={runningLabel}
          onClick={() => void run(name, call)}
          className="min-h-11 w-full"
        >
          {label}
        </Button>
      ))}
    </div>
  );
};

type ThirdPartyFrameProps = {
  readonly name: string;
  readonly programme: string;
  readonly children: ReactNode;
};

/** The frame of a simulated third-party page, distinct from the merchant's page and ours. */
export const ThirdPartyFrame = ({ name, programme, children }: ThirdPartyFrameProps) => (
  <div className="overflow-hidden rounded-panel border border-line-strong bg-paper">
    <div className="flex items-center justify-between gap-4 border-b border-line-strong bg-sunken px-4 py-3 sm:px-5">
      <p className="font-semibold">{name}</p>
      <p className="text-13 text-ink-soft">{programme}</p>
    </div>
    <div className="px-4 py-5 sm:px-5">{children}</div>
  </div>
);
