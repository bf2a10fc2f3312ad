/** The last characters of an id or a reference, which tell it apart from others. */
const tailLength = 5;

/** A text in one line that keeps its end where it is cut. */
export const EndKept = ({ text }: { readonly text: string }) => (
  <span className="flex min-w-0 whitespace-pre" title={text}>
    <span className="truncate">{text.slice(0, -tailLength)}</span>
    <span>{text.slice(-tailLength)}</span>
  </span>
);
