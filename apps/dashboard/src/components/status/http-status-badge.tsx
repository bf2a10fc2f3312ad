import { StatusBadge } from '#components/status/status-badge.tsx';

const colours = { 2: 'green', 4: 'orange', 5: 'red' } as const;

const colourOf = (status: number) => {
  const first = Math.floor(status / 100);
  return first === 2 || first === 4 || first === 5 ? colours[first] : null;
};

/** The HTTP status of an answer. */
export const HttpStatusBadge = ({ status }: { readonly status: number }) => (
  <StatusBadge colour={colourOf(status)} label={String(status)} />
);
