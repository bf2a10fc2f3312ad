import type { HandlersOf } from '#http/call.ts';
import type { SystemService } from './system-service.ts';

export const systemRoutes = (system: SystemService): HandlersOf<'getHealth' | 'getReadiness'> => ({
  getHealth: () => system.health(),
  getReadiness: () => system.readiness(),
});
