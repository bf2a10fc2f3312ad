import { describe, expect, it } from 'vitest';
import { declineReasons, isDeclineReason } from '../payments/decline-reasons.ts';
import { payerReasonOf } from '../payments/payer-reasons.ts';
import { fraudFieldIds, fraudFieldNames, fraudFieldOf, fraudFields, isFraudField } from './fraud-fields.ts';
import { fraudReasons, fraudRuleNames, fraudRules, isFraudReason, isFraudRule } from './fraud-rules.ts';
import { isTimeRange, timeRangeIds, timeRangeNames, timeRangeOf, timeRanges } from './time-ranges.ts';

describe('the catalogues', () => {
  it('have an id for each field, which leads back to it', { tags: ['FRAUD-7'] }, () => {
    expect(fraudFieldNames.map((name) => fraudFields[name].id)).toEqual([...fraudFieldIds]);
    for (const id of fraudFieldIds) expect(fraudFields[fraudFieldOf(id)].id).toBe(id);
    for (const name of ['toString', '__proto__', '', 'phone']) expect(isFraudField(name)).toBe(false);
  });

  it('have an id for each range, which leads back to it', () => {
    expect(timeRangeNames.map((name) => timeRanges[name].id)).toEqual([...timeRangeIds]);
    for (const id of timeRangeIds) expect(timeRanges[timeRangeOf(id)].id).toBe(id);
    expect(timeRangeNames.map((name) => timeRanges[name].milliseconds / 3_600_000)).toEqual([1, 24, 168]);
    for (const name of ['toString', '__proto__', '', 'month']) expect(isTimeRange(name)).toBe(false);
  });
});

describe('the rules', () => {
  it('are one a kind and field, each with a reason of its own', () => {
    expect(fraudRuleNames.toSorted()).toEqual(
      ['blacklist', 'velocity']
        .flatMap((kind) => fraudFieldNames.map((field) => `${kind}:${field}`))
        .toSorted(),
    );
    const reasons = fraudRuleNames.map((name) => fraudRules[name].reason);
    expect(reasons.toSorted()).toEqual(Object.keys(fraudReasons).toSorted());
    for (const name of ['toString', 'blacklist', null]) expect(isFraudRule(name)).toBe(false);
    for (const name of ['toString', '__proto__', '']) expect(isFraudReason(name)).toBe(false);
  });

  it('decline for every reason but a card that can be asked for 3D Secure', () => {
    for (const reason of Object.keys(fraudReasons))
      expect([reason, isDeclineReason(reason)]).toEqual([reason, reason !== 'velocity_card']);
  });

  it('are not told to who was stopped by them', () => {
    for (const reason of Object.keys(declineReasons).filter(isDeclineReason))
      expect(payerReasonOf(reason)).toBe(isFraudReason(reason) ? 'fraud_block' : reason);
  });
});
