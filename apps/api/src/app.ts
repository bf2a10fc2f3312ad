import type { Operation } from '@pasarela/contracts/http/define-operation';
import { limits } from '@pasarela/contracts/limits/limits';
import { type OperationName, operations } from '@pasarela/contracts/operations';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createAccessService } from '#core/access/access-service.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { createAccountClock } from '#core/due-work/account-clock.ts';
import { createUnfinishedWork } from '#core/due-work/unfinished-work.ts';
import { accountsRoutes } from '#features/accounts/accounts-routes.ts';
import { createBusinessesService } from '#features/accounts/businesses-service.ts';
import { createRegisterService } from '#features/accounts/register-service.ts';
import { createSignIn } from '#features/accounts/sign-in.ts';
import { usersRoutes } from '#features/accounts/users-routes.ts';
import { createUsersService } from '#features/accounts/users-service.ts';
import { authorizationsRoutes } from '#features/authorizations/authorizations-routes.ts';
import { createAuthorizationsService } from '#features/authorizations/authorizations-service.ts';
import { cardTokensRoutes } from '#features/card-tokens/card-tokens-routes.ts';
import { createCardTokensService } from '#features/card-tokens/card-tokens-service.ts';
import { cashSimulationRoutes } from '#features/cash-simulation/cash-simulation-routes.ts';
import { createCashSimulationService } from '#features/cash-simulation/cash-simulation-service.ts';
import { createChargebackProof } from '#features/chargebacks/chargeback-proof-service.ts';
import { createChargebackSimulator } from '#features/chargebacks/chargeback-simulator-service.ts';
import { chargebacksRoutes } from '#features/chargebacks/chargebacks-routes.ts';
import { createChargebacksView } from '#features/chargebacks/chargebacks-view-service.ts';
import { checkoutsRoutes } from '#features/checkouts/checkouts-routes.ts';
import { createCheckoutsService } from '#features/checkouts/checkouts-service.ts';
import { emailsRoutes } from '#features/emails/emails-routes.ts';
import { createEmailsService } from '#features/emails/emails-service.ts';
import { filesRoutes } from '#features/files/files-routes.ts';
import { createFilesService } from '#features/files/files-service.ts';
import { formSessionRoutes } from '#features/form-session/form-session-routes.ts';
import { createFormSessionService } from '#features/form-session/form-session-service.ts';
import { createBlacklistService } from '#features/fraud/blacklist-service.ts';
import { fraudRoutes } from '#features/fraud/fraud-routes.ts';
import { createVelocityRulesService } from '#features/fraud/velocity-rules-service.ts';
import { createLinkFileCheck, type LinkFileCheck } from '#features/payment-links/link-batch-check-service.ts';
import { createLinkBatchService } from '#features/payment-links/link-batch-service.ts';
import { createLinkResendService } from '#features/payment-links/link-resend-service.ts';
import { paymentLinksRoutes } from '#features/payment-links/payment-links-routes.ts';
import { createPaymentLinksService } from '#features/payment-links/payment-links-service.ts';
import { paymentsRoutes } from '#features/payments/payments-routes.ts';
import { createPaymentsService } from '#features/payments/payments-service.ts';
import { refundsRoutes } from '#features/refunds/refunds-routes.ts';
import { createRefundsService } from '#features/refunds/refunds-service.ts';
import { requestLogRoutes } from '#features/request-log/request-log-routes.ts';
import { createRequestLogService } from '#features/request-log/request-log-service.ts';
import { resumeRoutes } from '#features/resume/resume-routes.ts';
import { createResumeService } from '#features/resume/resume-service.ts';
import { createAccountKeysService } from '#features/settings/account-keys-service.ts';
import { settingsRoutes } from '#features/settings/settings-routes.ts';
import { createSettingsService } from '#features/settings/settings-service.ts';
import { settlementsRoutes } from '#features/settlements/settlements-routes.ts';
import { createSettlementsService } from '#features/settlements/settlements-service.ts';
import { statementsRoutes } from '#features/statements/statements-routes.ts';
import { createStatementsService } from '#features/statements/statements-service.ts';
import { cardReplacementsRoutes } from '#features/subscriptions/card-replacements-routes.ts';
import { createCardReplacementsService } from '#features/subscriptions/card-replacements-service.ts';
import { createReprocessService } from '#features/subscriptions/reprocess-service.ts';
import { createSubscriptionChanges } from '#features/subscriptions/subscription-changes-service.ts';
import { createSubscriptionsReportService } from '#features/subscriptions/subscriptions-report-service.ts';
import { subscriptionsRoutes } from '#features/subscriptions/subscriptions-routes.ts';
import { createSubscriptionsService } from '#features/subscriptions/subscriptions-service.ts';
import { systemRoutes } from '#features/system/system-routes.ts';
import { createSystemService, type Readiness, version } from '#features/system/system-service.ts';
import { createChangesService } from '#features/transactions/changes-service.ts';
import {
  createDayReportService,
  createTransactionsReportService,
} from '#features/transactions/transactions-report-service.ts';
import { transactionsRoutes } from '#features/transactions/transactions-routes.ts';
import { createTransactionsService } from '#features/transactions/transactions-service.ts';
import { createInboxService } from '#features/webhooks/inbox-service.ts';
import { webhooksRoutes } from '#features/webhooks/webhooks-routes.ts';
import { createWebhooksService } from '#features/webhooks/webhooks-service.ts';
import type { Handler, Handlers } from '#http/call.ts';
import { mountByBody } from '#http/call-body.ts';
import { limitCalls } from '#http/call-limit.ts';
import { createIdempotency } from '#http/idempotency.ts';
import { mountOperation } from '#http/mount-operation.ts';
import { createRequestRecorder, type RequestRecorder } from '#http/recording/request-recorder.ts';
import { readBodies } from '#http/request-bodies.ts';
import { createPauses, type Pause, realPause } from '#http/slow-answers.ts';
import { compressAnswers } from '#plugins/compress-answers.ts';
import { endConnections } from '#plugins/end-connections.ts';
import { handleErrors, refuseUnreadablePath } from '#plugins/error-handler.ts';
import { servePublishedFiles } from '#plugins/published-files.ts';
import { logRequests } from '#plugins/request-log.ts';
import { refuseUnreadableRequest } from '#plugins/unreadable-requests.ts';
import { createReports, type Reports } from '#reports/reports-service.ts';
import { createIsolatedAccounts } from '#sandbox/isolated-accounts-service.ts';
import { createNextOutcomeService } from '#sandbox/next-outcome-service.ts';
import { createSandboxResetService } from '#sandbox/sandbox-reset-service.ts';
import { sandboxRoutes } from '#sandbox/sandbox-routes.ts';
import { createSnapshots } from '#sandbox/snapshot-service.ts';
import { createWait } from '#sandbox/wait-service.ts';
import { requestId } from '#security/identifiers.ts';
import { demoHistory } from './seed/seed-account.ts';

type Running = {
  readonly recorder: RequestRecorder;
  readonly reports: Reports;
  readonly linkFiles: LinkFileCheck;
  /** Waits before a call looks again, in milliseconds. */
  readonly beforeLook: (milliseconds: number, leaving: AbortSignal) => Promise<void>;
};

const createSandboxServices = (
  dependencies: Dependencies,
  { recorder, beforeLook }: Pick<Running, 'recorder' | 'beforeLook'>,
) => ({
  nextOutcome: createNextOutcomeService(dependencies),
  wait: createWait(dependencies, beforeLook),
  snapshots: createSnapshots(dependencies, recorder),
  isolated: createIsolatedAccounts(dependencies),
});

const createHandlers = (
  dependencies: Dependencies,
  readiness: Readiness,
  { recorder, reports, linkFiles, beforeLook }: Running,
) => {
  const access = createAccessService(dependencies);
  const businesses = createBusinessesService(dependencies);
  const clocks = createAccountClock(dependencies);
  const resets = createSandboxResetService(dependencies, { recorder, history: demoHistory(dependencies) });
  const linkBatches = createLinkBatchService(dependencies, linkFiles, clocks);
  const handlers: Handlers = {
    ...systemRoutes(createSystemService(dependencies, readiness)),
    ...accountsRoutes({ access, businesses, ...createSignIn(dependencies) }),
    ...usersRoutes(createUsersService(dependencies), createRegisterService(dependencies)),
    ...settingsRoutes(
      createSettingsService(dependencies),
      createAccountKeysService(dependencies),
      dependencies.site,
    ),
    ...webhooksRoutes(createWebhooksService(dependencies), createInboxService(dependencies)),
    ...emailsRoutes(createEmailsService(dependencies)),
    ...filesRoutes(createFilesService(dependencies)),
    ...transactionsRoutes(
      createTransactionsService(dependencies),
      createTransactionsReportService(dependencies, reports),
      createDayReportService(dependencies),
      createChangesService(dependencies, beforeLook),
    ),
    ...paymentsRoutes(createPaymentsService(dependencies)),
    ...refundsRoutes(dependencies, createRefundsService(dependencies)),
    ...authorizationsRoutes(dependencies, createAuthorizationsService(dependencies)),
    ...chargebacksRoutes(
      createChargebacksView(dependencies, reports),
      createChargebackProof(dependencies),
      createChargebackSimulator(dependencies),
    ),
    ...cashSimulationRoutes(dependencies, createCashSimulationService(dependencies)),
    ...subscriptionsRoutes(dependencies, {
      subscriptions: createSubscriptionsService(dependencies),
      changes: createSubscriptionChanges(dependencies),
      reports: createSubscriptionsReportService(dependencies, reports),
      reprocess: createReprocessService(dependencies),
    }),
    ...cardReplacementsRoutes(dependencies, createCardReplacementsService(dependencies)),
    ...cardTokensRoutes(createCardTokensService(dependencies)),
    ...formSessionRoutes(createFormSessionService(dependencies, access)),
    ...checkoutsRoutes(dependencies, createCheckoutsService(dependencies)),
    ...fraudRoutes(
      dependencies,
      createVelocityRulesService(dependencies),
      createBlacklistService(dependencies),
    ),
    ...paymentLinksRoutes(
      dependencies,
      createPaymentLinksService(dependencies),
      linkBatches,
      createLinkResendService(dependencies),
    ),
    ...statementsRoutes(createStatementsService(dependencies, reports)),
    ...settlementsRoutes(createSettlementsService(dependencies, reports)),
    ...resumeRoutes(createResumeService(dependencies)),
    ...requestLogRoutes(createRequestLogService(dependencies, recorder)),
    ...sandboxRoutes({ clocks, resets, ...createSandboxServices(dependencies, { recorder, beforeLook }) }),
  };
  const unfinished = createUnfinishedWork(dependencies, { resets, linkBatches, clocks });
  return { access, unfinished, handlers };
};

/** The maximum time to receive a complete request, in milliseconds, so that a slow sender does not hold a connection. */
const completeWithin = 60_000;

export type AppOptions = {
  readonly logLevel?: string;
  readonly proxies?: number;
  /** The limit for each API key, each user, and each address that signs in. */
  readonly callsPerMinute?: number;
  /** How slow answers wait; tests pass their own, so that none sleeps. */
  readonly pause?: Pause;
  /** Whether open connections are cut when the application closes. By default they are answered first. */
  readonly cutsConnections?: boolean;
};

/** Builds the application: its plugins, then the route of every operation of the contract. */
export const buildApp = async (
  dependencies: Dependencies,
  readiness: Readiness,
  {
    logLevel = 'silent',
    proxies = 0,
    callsPerMinute = limits.callsPerMinute,
    pause = realPause,
    cutsConnections = false,
  }: AppOptions = {},
): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: { level: logLevel },
    // Fastify's own request log is off: it contains URLs, which can hold an e-mail. The plugin logs the route instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    requestIdHeader: false,
    bodyLimit: limits.bodyBytes,
    trustProxy: proxies === 0 ? false : (_, hop) => hop < proxies,
    // Longer than any valid parameter, so that the validation refuses an overlong one with a proper message.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 2_000 },
    frameworkErrors: refuseUnreadablePath,
    clientErrorHandler: refuseUnreadableRequest,
    requestTimeout: completeWithin,
    // Requests on open connections are still answered while the server closes; then their connection is closed.
    return503OnClosing: false,
    forceCloseConnections: cutsConnections ? true : 'idle',
  });
  await compressAnswers(app);
  logRequests(app);
  readBodies(app);
  handleErrors(app);
  endConnections(app, readiness);
  const recorder = createRequestRecorder(dependencies, (problem) =>
    app.log.error(problem, 'requests not recorded'),
  );
  app.addHook('onClose', () => recorder.flush());
  const reports = createReports();
  app.addHook('onClose', () => reports.close());
  const linkFiles = createLinkFileCheck();
  app.addHook('onClose', () => linkFiles.close());
  const { beforeLook, slowAnswer } = createPauses(app, pause);
  const { access, unfinished, handlers } = createHandlers(dependencies, readiness, {
    recorder,
    reports,
    linkFiles,
    beforeLook,
  });
  const mounting = {
    access,
    idempotency: createIdempotency(dependencies),
    limit: await limitCalls(app, callsPerMinute, dependencies.database.news),
    recording: { access, recorder, clock: dependencies.clock },
    unfinished,
    slowAnswer,
  };
  const handlerOf = new Map<Operation, Handler<Operation>>(
    (Object.keys(operations) as OperationName[]).map((name) => [
      operations[name],
      handlers[name] as Handler<Operation>,
    ]),
  );
  mountByBody(app, [...handlerOf.keys()], (scope, operation) => {
    const handler = handlerOf.get(operation);
    if (handler) mountOperation<Operation>(scope, operation, handler, mounting);
  });
  servePublishedFiles(app, { version, site: dependencies.site });
  return app;
};
