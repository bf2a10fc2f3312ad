import type { ReactNode } from 'react';

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
