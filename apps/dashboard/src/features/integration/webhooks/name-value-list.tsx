type NameValueListProps = {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
};

/** Technical names and values, such as the headers of a request. */
export const NameValueList = ({ label, values }: NameValueListProps) => (
  <dl aria-label={label} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 font-mono text-12">
    {Object.entries(values).map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-ink-soft">{name}</dt>
        <dd className="break-all">{value}</dd>
      </div>
    ))}
  </dl>
);
