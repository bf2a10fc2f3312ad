import { createContext } from 'react';

/** Whether the last change of the page's content followed an action of the payer on it. */
export const MovedByPayerContext = createContext(false);
