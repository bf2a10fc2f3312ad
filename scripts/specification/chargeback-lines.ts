import { journey, scenario, screen } from './proofs.ts';
import { line } from './specification-line.ts';

/** Of sections 2, 5 and 8 what the screens of chargebacks show. */
export const chargebackLines = [
  line(
    'D 2 Routes: /chargebacks, filters and list',
    screen('app/screens', 'chargebacks stands at /chargebacks '),
    journey('routes', 'every route without a payment in its address is a screen of its own'),
  ),
  line(
    'D 2 Routes: /chargebacks-detail, with the upload of proof',
    screen('app/screens', 'chargebackDetail stands at /chargebacks-detail '),
    journey('chargebacks', 'the disputed test card: charged back by the clock, proven'),
  ),
  line(
    'D 2 Chargebacks: filters and list',
    journey('chargebacks', 'the list filters, says when nothing is asked'),
    screen('features/chargebacks/list/chargebacks-search', 'writes what it was asked, and reads it again'),
    scenario('chargebacks-list', 'finds all at once'),
  ),
  line(
    'D 2 Chargebacks: a report of what is listed',
    journey('chargebacks', 'and its report has what it shows'),
    scenario('chargebacks-list', 'has all that the filters find, in the order of the list'),
  ),
  line(
    'D 2 Chargebacks: pages of 10',
    journey('list-experience', 'the list /chargebacks is left page by page'),
    screen('features/chargebacks/list/chargebacks-search', 'looks at all of them, of any day'),
    scenario('chargebacks-list', 'has pages of ten'),
  ),
  line(
    'D 2 Chargeback detail: the user uploads proof',
    journey('chargebacks', 'the disputed test card: charged back by the clock, proven'),
    journey('chargebacks', 'with the keyboard alone: found, proven, won'),
  ),
  line(
    'D 2 Chargeback detail: with proof saved the save button is hidden and the file list shows links',
    journey('chargebacks', 'the disputed test card: charged back by the clock, proven'),
  ),
  line(
    'D 2 Chargebacks: for Admin and Administrador alone',
    journey('chargebacks', 'only those who manage chargebacks find them; others are led home'),
  ),
  line(
    'D 5 Proof form: pdf only, up to five files, at least one, said where it is',
    journey('chargebacks', 'the disputed test card: charged back by the clock, proven'),
    screen('features/chargebacks/proof/proof-draft', 'guia.doc of 1 bytes: file_name'),
    screen('features/chargebacks/proof/proof-draft', 'wants one to five'),
  ),
  line(
    'D 5 Proof form: at most 10 MB a file',
    screen('features/chargebacks/proof/proof-draft', 'guia.pdf of 10485761 bytes: file_size'),
    scenario('uploads', '/chargeback/save refuses 10485761 bytes'),
  ),
  line(
    'D 8: “Files saved successfully”',
    screen('i18n/specified-messages', '“Files saved successfully”'),
    journey('chargebacks', 'the disputed test card: charged back by the clock, proven'),
  ),
  line(
    'D 8: proof that cannot be saved is a toast of the file error',
    journey('chargebacks', 'the disputed test card: charged back by the clock, proven'),
  ),
];
