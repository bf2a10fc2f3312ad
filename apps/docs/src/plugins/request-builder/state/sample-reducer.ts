import { filledSample } from '../lib/filled-sample.ts';
import { referenceField } from '../lib/fresh-reference.ts';
import type { OperationPage, Sample } from '../lib/operation-page.ts';
import { bodyAbout, paramsAbout } from '../lib/recent-payment.ts';
import { type RequestNote, requestOf } from '../lib/request-note.ts';
import type { BuilderAction, Proposal } from './builder-actions.ts';
import { type BuilderState, chosenSample, groupOf, sampleIn } from './builder-state.ts';
import { noticed } from './notice.ts';
import { withBody, withReference } from './request-body.ts';

type SampleAction = Extract<
  BuilderAction,
  { type: 'groupChosen' | 'sampleChosen' | 'proposalMade' | 'requestRestored' }
>;

/** Whether a sample is about the whole amount of what it needs. */
const isWhole = ({ body, needs }: Sample): boolean => {
  const held = body?.Amount ?? body?.amount;
  return needs.every(({ call }) => call.sample.body?.Amount === held);
};

const withSample = (
  state: BuilderState,
  page: OperationPage,
  sample: Sample,
  { reference, today, payments }: Proposal,
): BuilderState => {
  const { params, query, body } = filledSample(sample, reference, today);
  const payment = page.about && payments[page.about];
  const chosen: BuilderState = {
    ...state,
    group: page.groups.find((group) => group.samples.includes(sample))?.key ?? state.group,
    sample: sample.name,
    params: payment ? paramsAbout(params, payment) : params,
    query,
    // Abandon a call of the sample shown before.
    sending: false,
    outcome: null,
    hindrance: null,
    isChecked: false,
    preparation: null,
    payment,
    reference: null,
  };
  const about = payment ? bodyAbout(body, payment, isWhole(sample)) : body;
  return withReference(withBody(chosen, about), reference);
};

/** A sample as somebody had changed it; a reference of one's own is kept, whoever holds it. */
const withNote = (
  state: BuilderState,
  page: OperationPage,
  note: RequestNote,
  proposal: Proposal,
): BuilderState => {
  const group = page.groups.find((one) => one.samples.some((sample) => sample.name === note.sample));
  const sample = sampleIn(group ?? groupOf(page, ''), note.sample);
  const fresh = withSample(state, page, sample, proposal);
  const { params, query, body, scenario = '' } = requestOf(page, sample, note);
  const restored = { ...withBody(fresh, body), params, query, scenario, payment: null, reference: null };
  return referenceField in note.patch ? restored : withReference(restored, proposal.reference);
};

/** The sample that the request is made of. */
export const sampleReducer = (
  state: BuilderState,
  action: SampleAction,
  page: OperationPage,
): BuilderState => {
  const { proposal } = action;
  switch (action.type) {
    case 'groupChosen':
      return withSample(state, page, sampleIn(groupOf(page, action.key), ''), proposal);
    case 'sampleChosen':
      return withSample(state, page, sampleIn(groupOf(page, state.group), action.name), proposal);
    case 'proposalMade':
      return withSample(state, page, chosenSample(page, state), proposal);
    case 'requestRestored':
      return {
        ...withNote(state, page, action.note, proposal),
        tab: 'builder',
        ...noticed(state, 'restored', 'success'),
      };
  }
};
