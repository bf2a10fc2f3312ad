import { QueryClientProvider, useIsMutating } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '#api/query-client.ts';
import { BlockingIndicator } from '#components/ui/blocking-indicator.tsx';
import { createRouter } from './router.tsx';

/** A mutation that changes nothing on the server (a report) says so in its `meta`. */
const Changing = () => {
  const changing = useIsMutating({ predicate: (mutation) => mutation.meta?.safe !== true });
  return <BlockingIndicator active={changing > 0} />;
};

const client = createQueryClient();
const router = createRouter(client);

/** Everything behind the sign-in, with what it stands on. */
export const Portal = () => (
  <QueryClientProvider client={client}>
    <RouterProvider router={router} />
    <Changing />
  </QueryClientProvider>
);
