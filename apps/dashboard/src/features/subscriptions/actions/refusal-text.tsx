/** What the server said, where it was asked. */
export const RefusalText = ({ error }: { readonly error: Error | null }) =>
  error && (
    <p role="alert" className="mb-4 rounded-control bg-danger-soft px-3 py-2 text-13 text-danger">
      {error.message}
    </p>
  );
