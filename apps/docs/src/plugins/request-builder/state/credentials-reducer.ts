import type { BuilderAction } from './builder-actions.ts';
import type { BuilderState } from './builder-state.ts';
import { noticed } from './notice.ts';

type CredentialsAction = Extract<
  BuilderAction,
  {
    type:
      | 'credentialsEdited'
      | 'credentialsRemembered'
      | 'sessionOnlyChosen'
      | 'saveRefused'
      | 'credentialsSaved'
      | 'storageRefused'
      | 'credentialsDeleted';
  }
>;

/** The tab of the credentials. */
export const credentialsReducer = (state: BuilderState, action: CredentialsAction): BuilderState => {
  switch (action.type) {
    case 'credentialsEdited': {
      const credentials = { ...state.credentials, ...action.credentials };
      return {
        ...state,
        credentials,
        missing: {
          apiKey: state.missing.apiKey && !credentials.apiKey.trim(),
          password: state.missing.password && !credentials.password,
        },
        hindrance: state.hindrance === 'wrongCredentials' ? null : state.hindrance,
      };
    }
    case 'credentialsRemembered':
      return {
        ...state,
        credentials: action.credentials,
        kept: action.keeping,
        sessionOnly: action.keeping === 'session',
      };
    case 'sessionOnlyChosen':
      return { ...state, sessionOnly: action.sessionOnly };
    case 'saveRefused':
      return {
        ...state,
        missing: { apiKey: !state.credentials.apiKey.trim(), password: !state.credentials.password },
        ...noticed(state, 'nothingToSave', 'danger'),
      };
    case 'credentialsSaved':
      return {
        ...state,
        kept: action.keeping,
        missing: { apiKey: false, password: false },
        ...noticed(state, 'saved', 'success'),
      };
    case 'storageRefused':
      return { ...state, ...noticed(state, 'notSaved', 'danger') };
    case 'credentialsDeleted':
      return {
        ...state,
        credentials: { apiKey: '', password: '' },
        kept: null,
        missing: { apiKey: false, password: false },
        ...noticed(state, 'deleted', 'success'),
      };
  }
};
