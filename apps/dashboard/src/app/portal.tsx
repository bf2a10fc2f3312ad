import { QueryClientProvider, useIsMutating } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '#api/query-client.ts';
import { BlockingIndicator } from '#components/ui/blocking-indicator.tsx';
import { keyEntry } from './entry-key.ts';
import { createRouter } from './router.tsx';

/** A mutation that changes nothing on the server (a report) declares it in its `meta`. */
const Changing = () => {
  const changing = useIsMutating({ predicate: (mutation) => mutation.meta?.safe !== true });
  return <BlockingIndicator active={changing > 0} />;
};

/**
 * Everything behind the sign-in, with its providers. The router reads the address when it is created, so it is created when the
 * portal opens and not when this module loads.
 */
export const createPortal = () => {
  const client = createQueryClient();
  keyEntry();
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={createRouter(client)} />
      <Changing />
    </QueryClientProvider>
  );
};
