import type { OperationPage } from '../lib/operation-page.ts';
import type { BuilderAction } from './builder-actions.ts';
import type { BuilderState } from './builder-state.ts';
import { credentialsReducer } from './credentials-reducer.ts';
import { editReducer } from './edit-reducer.ts';
import { noticed } from './notice.ts';
import { preparationReducer } from './preparation-reducer.ts';
import { sampleReducer } from './sample-reducer.ts';
import { sendReducer } from './send-reducer.ts';

/** The one reducer of the builder, for one operation: each action belongs to one part of it. */
export const createBuilderReducer =
  (page: OperationPage) =>
  (state: BuilderState, action: BuilderAction): BuilderState => {
    switch (action.type) {
      case 'tabChosen':
        return { ...state, tab: action.tab };
      case 'noticeDismissed':
        return state.notice?.turn === action.turn ? { ...state, notice: null } : state;
      case 'linkUnreadable':
        return { ...state, ...noticed(state, 'linkUnreadable', 'danger') };
      case 'groupChosen':
      case 'sampleChosen':
      case 'proposalMade':
      case 'requestRestored':
        return sampleReducer(state, action, page);
      case 'preparationStarted':
      case 'preparationPaused':
      case 'preparationFailed':
      case 'preparationDone':
        return preparationReducer(state, action, page);
      case 'sendHindered':
      case 'sendStarted':
      case 'sendFinished':
        return sendReducer(state, action, page);
      case 'propertyToggled':
      case 'valueEdited':
      case 'elementAdded':
      case 'textEdited':
      case 'jsonUpdated':
      case 'referenceRenewed':
      case 'paramEdited':
      case 'queryEdited':
      case 'idempotencyKeyEdited':
      case 'scenarioChosen':
        return editReducer(state, action, page);
      default:
        return credentialsReducer(state, action);
    }
  };
