/** A call of the payment API without its credentials. */
export type SampleRequest = {
  readonly method: string;
  /** Whole, its parameters filled in. */
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** JSON, or an incomplete text that the reader is still editing. */
  readonly body?: string;
};

/** Basic travels with every call; Bearer asks for a token first. */
export const authenticationWays = ['basic', 'bearer'] as const;
export type AuthenticationWay = (typeof authenticationWays)[number];

export type SampleCredentials = {
  readonly way: AuthenticationWay;
  readonly apiKey: string;
  /** The password to print, only where it is public: samples are shared. A sample reads any other from its environment. */
  readonly publishedPassword?: string;
};

/** A call as a program makes it; without credentials where the operation takes none. */
export type CodeSampleInput = {
  readonly request: SampleRequest;
  readonly credentials: SampleCredentials | null;
};

/** The variable of the environment that holds a password which is not published. */
export const passwordVariable = 'PASARELA_PASSWORD';

/** The path of `authenticate` as a constant, because the pages that create samples do not load the schemas. */
export const authenticationPath = '/api/auth/Authenticate';

/** The URL of `Authenticate` on the server that the request goes to. */
export const authenticationUrl = ({ url }: SampleRequest): string =>
  `${new URL(url).origin}${authenticationPath}`;
