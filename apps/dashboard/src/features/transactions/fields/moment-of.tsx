import type { ReactNode } from 'react';
import { Moment } from '#components/dates/moment.tsx';

/** A moment that may not have come: then there is no value, and the field says so. */
export const momentOf = (at: string | null): ReactNode => (at === null ? null : <Moment at={at} />);
