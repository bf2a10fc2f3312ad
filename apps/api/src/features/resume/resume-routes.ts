import type { HandlersOf } from '#http/call.ts';
import type { ResumeService } from './resume-service.ts';

export const resumeRoutes = (resume: ResumeService): HandlersOf<'getAttention' | 'getFirstSteps'> => ({
  getAttention: async ({ account, role }) => resume.attention(account, role),
  getFirstSteps: async ({ account }) => resume.firstSteps(account),
});
