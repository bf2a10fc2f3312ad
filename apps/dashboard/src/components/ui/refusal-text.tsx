/** The message of the server's refusal, shown where the request was made. */
export const RefusalText = ({ text }: { readonly text: string | undefined }) =>
  text !== undefined && (
    <p role="alert" className="mb-4 rounded-control bg-danger-soft px-3 py-2 text-13 text-danger last:mb-0">
      {text}
    </p>
  );
