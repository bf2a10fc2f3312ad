import { plainFileName } from '@pasarela/contracts/files/file-names';

/** A chosen file under the name that it will be kept by, so that what is shown before it is sent is what is shown afterwards. */
export const plainlyNamed = (file: File): File => {
  const name = plainFileName(file.name);
  return name === file.name ? file : new File([file], name, { type: file.type });
};
