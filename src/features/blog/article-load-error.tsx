import { Link, useMatch, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { report } from '#data/report.ts';
import { buttonClass } from '#ui/button.tsx';
import { LoadFailure } from './load-failure.tsx';

type ArticleLoadErrorProps = { error: unknown };

/** The article could not be read. An error of rendering goes up to the crash screen. */
export function ArticleLoadError({ error }: ArticleLoadErrorProps) {
  const status = useMatch({ strict: false, select: (match) => match.status });
  // What counts is the status on the error's arrival: trying again changes it.
  const [isLoadError] = useState(status === 'error');
  if (!isLoadError) throw error;
  return <Unread error={error} />;
}

function Unread({ error }: ArticleLoadErrorProps) {
  const router = useRouter();
  useEffect(() => report('L’article n’a pas pu être chargé', error), [error]);
  return (
    <div className="page-margins py-19 md:py-28">
      <LoadFailure
        as="h1"
        unreachable="Celui-ci n’a pas pu être lu. Attendez un instant, puis réessayez."
        offline="Vous êtes hors connexion, et cet article n’a pas encore été ouvert sur cet appareil&#8239;: il lui faut une connexion."
        onRetry={() => void router.invalidate()}
      >
        <Link to="/blog" hash="articles" className={buttonClass({ variant: 'outline' })}>
          Retour au blog
        </Link>
      </LoadFailure>
    </div>
  );
}
