/** The title of the document. */
export const PageTitle = ({ title }: { title: string }) => <title>{`${title} · Pasarela`}</title>;
