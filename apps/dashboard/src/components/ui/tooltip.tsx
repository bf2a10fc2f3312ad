import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** A word more about a control. It carries nothing that is not said elsewhere: touch never sees it. */
export const Tooltip = ({ content, children }: { content: string; children: ReactNode }) => (
  <Radix.Provider delayDuration={300}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-appear rounded-control bg-ink px-2.5 py-1.5 text-13 text-paper shadow-float"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
