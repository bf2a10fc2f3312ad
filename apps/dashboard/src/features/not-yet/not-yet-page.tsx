import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { notYetWords as en } from '#i18n/en/not-yet.ts';
import { notYetWords as es } from '#i18n/es/not-yet.ts';
import { useWords } from '#i18n/use-words.ts';

/** A section of the specification that a later version builds: its route and its guard are there already. */
export const NotYetPage = ({ title }: { title: string }) => {
  const words = useWords({ es, en });
  return (
    <>
      <PageTitle title={title} />
      <h1 className="text-20 font-semibold">{title}</h1>
      <p className="pt-2 pb-5 text-ink-soft">{words.body}</p>
      <Link to="/home" className={buttonClass()}>
        {words.home}
      </Link>
    </>
  );
};
