import type { BuilderAction } from './builder-actions.ts';
import { type BuilderState, untouchedCredentials } from './builder-state.ts';
import { noticed } from './notice.ts';

/** The part of a state that the credentials' form reads and changes. */
export type CredentialsState = Pick<
  BuilderState,
  'credentials' | 'missing' | 'kept' | 'sessionOnly' | 'hindrance' | 'notice' | 'turn'
>;

export type CredentialsAction = Extract<
  BuilderAction,
  {
    type:
      | 'credentialsEdited'
      | 'demoOffered'
      | 'credentialsRemembered'
      | 'keepingChanged'
      | 'sessionOnlyChosen'
      | 'saveRefused'
      | 'credentialsSaved'
      | 'storageRefused'
      | 'credentialsDeleted';
  }
>;

const withoutWrongCredentials = ({ hindrance }: CredentialsState): CredentialsState['hindrance'] =>
  hindrance === 'wrongCredentials' ? null : hindrance;

/** The credentials, on whichever page they are asked for. */
export const credentialsReducer = <S extends CredentialsState>(state: S, action: CredentialsAction): S => {
  switch (action.type) {
    case 'credentialsEdited': {
      const credentials = { ...state.credentials, ...action.credentials };
      return {
        ...state,
        credentials,
        // The credentials in the form now differ from the stored ones.
        kept: null,
        missing: {
          apiKey: state.missing.apiKey && !credentials.apiKey.trim(),
          password: state.missing.password && !credentials.password,
        },
        hindrance: withoutWrongCredentials(state),
      };
    }
    case 'demoOffered':
      return state.credentials === untouchedCredentials
        ? { ...state, credentials: action.credentials, hindrance: withoutWrongCredentials(state) }
        : state;
    case 'credentialsRemembered':
      return {
        ...state,
        credentials: action.credentials,
        kept: action.keeping,
        sessionOnly: action.keeping === 'session',
      };
    case 'keepingChanged':
      return { ...state, kept: action.keeping };
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
