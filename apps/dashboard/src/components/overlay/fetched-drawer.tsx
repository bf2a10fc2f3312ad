import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '#api/call-error.ts';
import { Drawer } from '#components/ui/dialog.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';

/** The props of a drawer that an address opens. */
type DrawerFrame = {
  readonly open: true;
  readonly wide: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

type FetchedDrawerProps<Data> = {
  readonly result: UseQueryResult<Data>;
  /** Whether the address names nothing that could exist. */
  readonly isNowhere: boolean;
  readonly wide?: boolean;
  readonly words: {
    readonly notFound: string;
    readonly notFoundText: string;
    readonly failed: string;
    readonly loading: string;
  };
  /** The placeholder while the content is loading. */
  readonly skeleton: ReactNode;
  readonly onClose: () => void;
  readonly children: (data: Data, frame: DrawerFrame) => ReactNode;
};

/** A drawer with its own address: loads what the address names, or shows why it is missing. */
export const FetchedDrawer = <Data,>({
  result: { data, error, refetch },
  isNowhere,
  wide = false,
  words,
  skeleton,
  onClose,
  children,
}: FetchedDrawerProps<Data>) => {
  const frame: DrawerFrame = {
    open: true,
    wide,
    onOpenChange: (open) => {
      if (!open) onClose();
    },
  };
  if (isNowhere || (error instanceof CallError && error.status === 404))
    return <Drawer {...frame} title={words.notFound} description={words.notFoundText} />;
  if (data !== undefined) return children(data, frame);
  if (error)
    return (
      <Drawer {...frame} title={words.failed}>
        <FailedMessage title={words.failed} error={error} onTryAgain={() => void refetch()} />
      </Drawer>
    );
  return (
    <Drawer {...frame} title={words.loading}>
      <div aria-hidden="true" className="flex flex-col gap-4">
        {skeleton}
      </div>
    </Drawer>
  );
};
