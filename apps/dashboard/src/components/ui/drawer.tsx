import { DialogFrame, type DialogProps } from './dialog.tsx';

/** A dialog at one edge, as high as the window. */
export const Drawer = ({ side = 'right', ...rest }: DialogProps & { side?: 'left' | 'right' }) => (
  <DialogFrame {...rest} place={side} />
);
