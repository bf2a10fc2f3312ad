import type { HandlersOf } from '#http/call.ts';
import type { FilesService } from './files-service.ts';

export const filesRoutes = (files: FilesService): HandlersOf<'uploadFile' | 'getFile'> => ({
  uploadFile: async ({ account, body, files: [file] }) => {
    if (!file) throw new Error('a file was promised by the contract');
    return files.upload(account, body.group, file);
  },
  getFile: async ({ params }) => files.read(params.id),
});
