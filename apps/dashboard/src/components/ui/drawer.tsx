import { DialogFrame, type DialogProps } from './dialog.tsx';

/** A dialog at one edge, as high as the window; `wide` where it holds what has long lines. */
export const Drawer = ({
  side = 'right',
  wide = false,
  ...rest
}: DialogProps & { side?: 'left' | 'right'; wide?: boolean }) => (
  <DialogFrame {...rest} place={wide && side === 'right' ? 'wideRight' : side} />
);
