import { z } from 'zod';
import { FileAnswerSchema } from '../http/answers.ts';
import { defineOperation } from '../http/define-operation.ts';
import { OpaqueIdSchema, RowIdSchema } from '../http/identifiers.ts';
import { limits } from '../limits/limits.ts';
import { fileGroupNames, fileTypes } from './file-groups.ts';

export const UploadFileSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  group: z.enum(fileGroupNames).default('images').meta({
    description: 'What kind of file it has to be; its content is looked at, and its name has to fit.',
  }),
});

export const UploadedSchema = z
  .object({
    url: z
      .string()
      .meta({ description: 'Where it is served.', example: '/api/files/file_2Jb1xQ7mX0d4aBcDeFgHiJ' }),
    fileName: z.string(),
    contentType: z.string(),
    size: z.int().meta({ description: 'Bytes.' }),
    width: z.int().nullable().meta({ description: 'Of an image, in pixels.' }),
    height: z.int().nullable(),
  })
  .meta({ id: 'Uploaded' });
export type Uploaded = z.output<typeof UploadedSchema>;

/** A picture of one pixel, so that the example can be sent for real. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export const uploadFile = defineOperation({
  method: 'POST',
  path: '/transaction/upload',
  subject: 'files',
  access: { kind: 'role', permission: 'manageIntegration' },
  body: UploadFileSchema,
  files: {
    field: 'file',
    min: 1,
    max: 1,
    maxBytes: limits.fileBytes,
    words: {
      es: 'El archivo, de 10 MB como máximo. Las imágenes, hasta 2000 por 2000 píxeles.',
      en: 'The file, of at most 10 MB. Images, up to 2000 by 2000 pixels.',
    },
  },
  answer: UploadedSchema,
  answerKind: 'envelope',
  errors: ['file_type_not_allowed', 'image_too_large', 'file_not_saved'],
  summary: { es: 'Subir un archivo', en: 'Upload a file' },
  description: {
    es: 'Guarda un archivo del grupo indicado y responde la URL en la que se muestra. Se revisa su contenido, y su nombre debe llevar una extensión del grupo.',
    en: 'Stores a file of the given group and returns the URL that shows it. Its content is checked, and its name must have an extension of that group.',
  },
  examples: [
    {
      name: 'logo',
      words: { es: 'Un logotipo', en: 'A logo' },
      body: { group: 'images' },
      files: [{ fileName: 'logo.png', base64: pixel }],
    },
  ],
});

export const getFile = defineOperation({
  method: 'GET',
  path: '/files/{id}',
  subject: 'files',
  access: { kind: 'public' },
  params: z.strictObject({ id: OpaqueIdSchema }),
  answer: FileAnswerSchema,
  answerKind: 'file',
  fileTypes: Object.values(fileTypes),
  errors: ['file_not_found'],
  summary: { es: 'Un archivo', en: 'A file' },
  description: {
    es: 'El archivo que se subió. Su dirección no se puede adivinar. Las imágenes se muestran; lo demás se descarga.',
    en: 'The file that was uploaded. Its address cannot be guessed. Images are shown; anything else is a download.',
  },
  examples: [
    {
      name: 'logo',
      words: { es: 'Un logotipo', en: 'A logo' },
      params: { id: 'file_2Jb1xQ7mX0d4aBcDeFgHiJ' },
    },
  ],
});
