import { DialogFrame, type DialogProps } from './dialog.tsx';

/** A dialog at the right edge, as high as the window. */
export const Drawer = (props: DialogProps) => <DialogFrame {...props} place="right" />;
