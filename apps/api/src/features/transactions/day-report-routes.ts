import type { HandlersOf } from '#http/call.ts';
import type { DayReportService } from './day-report-service.ts';

export const dayReportRoutes = (reports: DayReportService): HandlersOf<'getDayReport'> => ({
  getDayReport: async ({ account, params, query, language }) =>
    reports.read(account, { ...params, ...query }, language),
});
