import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';

export type TooltipProps = {
  readonly content: string;
  /** One control that accepts a ref. */
  readonly children: ReactElement;
};

export const TooltipSurface = ({ content, children }: TooltipProps) => (
  <Radix.Provider delayDuration={0}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          // The control says by itself what describes it: Radix would add the same once more.
          aria-label=" "
          align="start"
          side="bottom"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-appear rounded-control bg-ink px-2.5 py-1.5 text-start text-13 whitespace-normal text-paper shadow-float"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
