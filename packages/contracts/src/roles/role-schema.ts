import { z } from 'zod';
import { roleNames } from './roles.ts';

export const RoleNameSchema = z.enum(roleNames);
