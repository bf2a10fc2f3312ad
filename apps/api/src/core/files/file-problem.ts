import { type FileGroup, fileGroups } from '@pasarela/contracts/files/file-groups';
import { isUtf16 } from '@pasarela/contracts/files/text-encoding';
import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import type { FieldProblem } from '#errors/refusal.ts';
import { typeInGroup } from './file-content.ts';

/** The bytes of a file as a `Buffer`, without copying them. */
export const bytesOf = ({ content }: UploadedFile): Buffer =>
  Buffer.from(content.buffer, content.byteOffset, content.byteLength);

/** Whether the group accepts text files, which must be UTF-8. */
const takesText = (group: FileGroup): boolean =>
  fileGroups[group].types.some((type) => type === 'csv' || type === 'txt');

/** Why a group does not accept a file; undefined if it does. Both the content and the name's extension are checked. */
export const fileProblem = (
  field: string,
  group: FileGroup,
  file: UploadedFile,
): FieldProblem | undefined => {
  const { fileName } = file;
  if (!typeInGroup(group, bytesOf(file))) {
    const isOtherText = takesText(group) && isUtf16(file.content);
    return { field, code: isOtherText ? 'file_utf16' : 'file_type', values: { file: fileName } };
  }
  const { extensions } = fileGroups[group];
  return extensions.some((extension) => fileName.toLowerCase().endsWith(extension))
    ? undefined
    : { field, code: 'file_name', values: { file: fileName, extensions: extensions.join(', ') } };
};
