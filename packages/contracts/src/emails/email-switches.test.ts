import { expect, it } from 'vitest';
import { emailsOnText, isEmailOn, shownEmailsOn, switchableEmails } from './email-switches.ts';

it('sends the customer nothing until it is switched on, and invites users until it is switched off', () => {
  expect(switchableEmails.filter((kind) => isEmailOn(kind, null))).toEqual(['userInvitation']);
  expect(switchableEmails.filter((kind) => isEmailOn(kind, ''))).toEqual([]);
  expect(switchableEmails.filter((kind) => isEmailOn(kind, 'refundMade;cashVoucher'))).toEqual([
    'cashVoucher',
    'refundMade',
  ]);
  expect(shownEmailsOn(null)).toBe('userInvitation');
});

it('cannot switch off what somebody waits for', () => {
  for (const kind of ['paymentLink', 'passwordReset', 'chargebackOpened'] as const)
    expect(isEmailOn(kind, '')).toBe(true);
});

it('writes the kinds in one order, each once, and keeps what it does not know to be refused', () => {
  expect(emailsOnText(['refundMade', 'paymentReceipt', 'refundMade'])).toBe('paymentReceipt;refundMade');
  expect(emailsOnText(['nada', 'refundMade'])).toBe('refundMade;nada');
});
