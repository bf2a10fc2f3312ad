import { z } from 'zod';
import { fieldWords as words } from '../http/field-words.ts';

export const AuthenticateSchema = z.strictObject({
  UserId: z
    .string()
    .min(1)
    .max(100)
    .meta({ ...words('Tu API key.', 'Your API key.'), example: 'demo-sandbox-key' }),
  Password: z
    .string()
    .min(1)
    .max(200)
    .meta({
      ...words('La contraseña de la API key.', "The API key's password."),
      example: 'demo-sandbox-password',
      secret: true,
    }),
});

export const AuthenticateAnswerSchema = z
  .object({
    token: z.string().meta({
      ...words(
        'Envíalo como Authorization: Bearer. Dura una hora.',
        'Send it as Authorization: Bearer. It lasts one hour.',
      ),
      example: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.Zm9v',
      secret: true,
    }),
    message: z
      .string()
      .meta(
        words('El resultado, en el idioma de la petición.', 'The result, in the language of the request.'),
      ),
    expiresIn: z.int().meta({ ...words('Segundos que dura.', 'Lifetime, in seconds.'), example: 3600 }),
  })
  .meta({ id: 'AuthenticateAnswer' });
