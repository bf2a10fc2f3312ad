import { z } from 'zod';
import { chargebackOutcomes, chargebackStatuses } from './chargeback-status.ts';

/** The name of a chargeback's status on the wire. */
export const ChargebackNameSchema = z
  .enum(chargebackOutcomes.map((outcome) => chargebackStatuses[outcome].name))
  .meta({ description: "The chargeback's status.", example: 'In Process' });
