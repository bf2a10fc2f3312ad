import type { HandlersOf } from '#http/call.ts';
import type { SandboxResetService } from './sandbox-reset-service.ts';

export const sandboxResetRoutes = (
  sandbox: SandboxResetService,
): HandlersOf<'getSandboxContents' | 'resetSandbox'> => ({
  getSandboxContents: async ({ account }) => sandbox.contents(account),
  resetSandbox: async ({ account, body }) => sandbox.reset(account, body),
});
