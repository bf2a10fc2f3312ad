import { callLines } from './call-lines.ts';
import { chargebackLines } from './chargeback-lines.ts';
import { fieldLines } from './field-lines.ts';
import { limitLines } from './limit-lines.ts';
import { merchantCallLines } from './merchant-call-lines.ts';
import { merchantScreenLines } from './merchant-screen-lines.ts';
import { merchantValidationLines } from './merchant-validation-lines.ts';
import { messageLines } from './message-lines.ts';
import { paymentLinkLines } from './payment-link-lines.ts';
import { roleLines } from './role-lines.ts';
import { routeLines } from './route-lines.ts';
import { screenLines } from './screen-lines.ts';
import type { SpecificationLine } from './specification-line.ts';
import { stateLines } from './state-lines.ts';
import { validationLines } from './validation-lines.ts';

/** The dashboard's specification, line by line: D 1 and D 2 screens to D 9 limits. */
export const dashboardLines: readonly SpecificationLine[] = [
  ...routeLines,
  ...screenLines,
  ...merchantScreenLines,
  ...paymentLinkLines,
  ...chargebackLines,
  ...fieldLines,
  ...stateLines,
  ...validationLines,
  ...merchantValidationLines,
  ...roleLines,
  ...callLines,
  ...merchantCallLines,
  ...messageLines,
  ...limitLines,
];
