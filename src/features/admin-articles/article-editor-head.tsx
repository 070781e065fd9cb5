import { Link } from '@tanstack/react-router';
import type { BlogPost } from '#domain/blog-post.ts';
import { formatDate } from '#domain/dates.ts';
import { BackLink } from '#features/admin/back-link.tsx';
import { PageHead } from '#features/admin/page-head.tsx';

/** Title, age, and the ways to the article's page and to a copy of it. */
export function ArticleEditorHead({ post }: { post: BlogPost | null }) {
  const back = <BackLink to="/admin/articles">Articles</BackLink>;
  if (post === null) return <PageHead title="Nouvel article" back={back} />;
  const { id, created_at, published } = post;
  return (
    <PageHead title="Modifier l’article" back={back}>
      {published && (
        <a href={`/blog/${id}`} target="_blank" rel="noopener" className="row-action">
          Voir la page
        </a>
      )}
      <Link
        to="/admin/articles/$id"
        params={{ id: 'new' }}
        search={{ depuis: id }}
        className="row-action"
      >
        Dupliquer
      </Link>
      {created_at !== null && (
        <p className="py-2.5 text-small text-ink-2">Créé le {formatDate(created_at)}</p>
      )}
    </PageHead>
  );
}
