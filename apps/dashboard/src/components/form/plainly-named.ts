import { plainFileName } from '@pasarela/contracts/files/file-names';

/** Gives a chosen file the name under which the server will store it, so that the displayed name does not change after sending. */
export const plainlyNamed = (file: File): File => {
  const name = plainFileName(file.name);
  return name === file.name ? file : new File([file], name, { type: file.type });
};
