import { z } from 'zod';
import { AmountSchema } from '../money/money.ts';
import { RoleNameSchema } from '../roles/role-schema.ts';
import { environmentNames } from './environments.ts';

export const LoginSchema = z.strictObject({
  UserName: z.string().trim().min(1).max(100).meta({ example: 'admin' }),
  Password: z.string().min(1).max(200).meta({ example: 'Pasarela-2026', secret: true }),
  Environment: z.enum(environmentNames).meta({ example: 'Sandbox' }),
});

export const LoginAnswerSchema = z.object({
  token: z
    .string()
    .meta({ description: 'Send it as `Authorization: Bearer …`. Ends after 60 idle minutes, or 12 hours.' }),
  userName: z.string(),
  environment: z.enum(environmentNames),
});

export const CompanySchema = z
  .object({
    id: z.int(),
    name: z.string(),
    businessActivity: z.string(),
    usersCount: z.int(),
    urlLogo: z
      .string()
      .nullable()
      .meta({ description: "Its logo in the session's environment; null where it has none." }),
    today: z
      .object({ sales: z.int(), amount: AmountSchema })
      .meta({ description: "What it sold today, by the clock of its account in the session's environment." }),
    value: z.int().meta({ description: 'The id again, for selection lists.' }),
    text: z.string().meta({ description: 'The name again, for selection lists.' }),
  })
  .meta({ id: 'Company' });
export type Company = z.output<typeof CompanySchema>;

export const SessionSchema = z.object({
  userName: z.string(),
  email: z.string(),
  environment: z.enum(environmentNames),
});

/** The user and the business, as "my account" shows them. */
export const AccountInformationSchema = z
  .object({
    userName: z.string(),
    email: z.string(),
    role: RoleNameSchema,
    companyName: z.string(),
    businessActivity: z
      .string()
      .meta({ description: 'The industry type.', example: 'Libros, papelería y regalos' }),
    paymentMethods: z.string().meta({ description: 'The payment type.', example: 'Comercio electrónico' }),
    companies: z.array(z.object({ value: z.int(), text: z.string() })),
  })
  .meta({ id: 'AccountInformation' });
export type AccountInformation = z.output<typeof AccountInformationSchema>;
