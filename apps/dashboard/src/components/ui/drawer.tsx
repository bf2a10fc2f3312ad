import { AskingDialog, type DialogProps } from './dialog.tsx';

/** A full-height dialog at the edge of the window; `wide` for content with long lines. */
export const Drawer = ({
  side = 'right',
  wide = false,
  ...rest
}: DialogProps & { side?: 'left' | 'right'; wide?: boolean }) => (
  <AskingDialog {...rest} place={wide && side === 'right' ? 'wideRight' : side} />
);
