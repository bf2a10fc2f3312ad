import type { TestApp } from '../build-test-app.ts';

/** Creates an entry in an account's request log; returns its id. */
export const createLoggedRequest = ({ database, time }: TestApp, accountId: number): Promise<number> =>
  database.unit({ outside: 'installation' }, (unit) =>
    unit.insert('request_logs', {
      accountId,
      requestId: 'req_made',
      apiKey: 'key',
      method: 'POST',
      operation: '/pay/create',
      path: '/api/pay/create',
      httpStatus: 200,
      code: '002',
      milliseconds: 5,
      receivedAt: new Date(time.now),
      occurredAt: new Date(time.now),
    }),
  );
