import { fraudFieldIds } from '@pasarela/contracts/fraud/fraud-fields';
import { type APIRequestContext, expect } from '@playwright/test';
import { type DemoBusiness, userOfRole } from './demo-people.ts';
import { sharedToken } from './sessions.ts';

const headersOf = async (request: APIRequestContext, business: DemoBusiness) => ({
  Authorization: `Bearer ${await sharedToken(request, userOfRole.Administrador)}`,
  Company: String(business.id),
});

/** No rule of a business stops what other journeys pay: the rules sleep, and so do the entries of this one. */
export const quietFraudRules = async (
  request: APIRequestContext,
  business: DemoBusiness,
  listed: readonly string[] = [],
): Promise<void> => {
  const headers = await headersOf(request, business);
  const rules = fraudFieldIds.map((fieldRuleTypesId) => ({
    fieldRuleTypesId,
    active: false,
    value: 5,
    timeRangeId: 2,
  }));
  const updated = await request.post('/api/velocityrules/updateRules', { headers, data: rules });
  expect(updated.status()).toBe(200);
  for (const value of listed) {
    const found = await request.get('/api/BlackList/GetList', { headers, params: { value, rows: 100 } });
    const { data } = (await found.json()) as { data: readonly { idBlackList: number }[] };
    for (const { idBlackList } of data) {
      const changed = await request.put('/api/BlackList/Edit', {
        headers,
        data: { idBlackList, active: false },
      });
      expect(changed.status()).toBe(200);
    }
  }
};
