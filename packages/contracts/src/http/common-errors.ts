import type { ErrorCode } from '../errors/error-codes.ts';
import type { Operation } from './define-operation.ts';

const byAccess = {
  public: [],
  signedIn: ['credentials_missing', 'session_ended', 'api_key_not_accepted'],
  role: [
    'credentials_missing',
    'session_ended',
    'role_not_allowed',
    'business_missing',
    'business_mismatch',
    'business_not_found',
  ],
  apiKey: ['credentials_missing', 'credentials_invalid', 'token_invalid'],
  payer: ['checkout_not_found'],
} as const satisfies Record<Operation['access']['kind'], readonly ErrorCode[]>;

/** The errors that an operation may answer because of its kind (access, parts, files), besides those that it declares. */
export const commonErrors = (operation: Operation): readonly ErrorCode[] => [
  ...byAccess[operation.access.kind],
  ...(operation.access.kind === 'role'
    ? operation.access.withKey
      ? byAccess.apiKey
      : (['api_key_not_accepted'] as const)
    : []),
  ...(operation.access.kind === 'role' && operation.access.withKey === 'sandbox'
    ? (['production_only_sandbox'] as const)
    : []),
  ...(operation.access.kind === 'signedIn' && operation.access.permission !== undefined
    ? (['role_not_allowed'] as const)
    : []),
  // The body is read before the server knows whether the call takes one, and unknown names are refused.
  ...(operation.method === 'GET'
    ? []
    : operation.files
      ? (['malformed_multipart', 'multipart_expected', 'body_too_large', 'file_too_large'] as const)
      : (['malformed_json', 'media_type_not_supported', 'body_too_large'] as const)),
  'invalid_fields',
  ...(operation.idempotent ? (['idempotency_key_reused', 'idempotency_in_progress'] as const) : []),
  ...(operation.scenarios ? (['scenario_only_sandbox'] as const) : []),
  'too_many_requests',
  'internal_error',
  'service_unavailable',
];

/** Every code that a call may be refused with: its own first, each once. */
export const errorsOf = (operation: Operation): readonly ErrorCode[] => [
  ...new Set([...operation.errors, ...commonErrors(operation)]),
];
