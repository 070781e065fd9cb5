import type { BlogPost } from '#domain/blog-post.ts';
import { RowAnchor, RowButton, RowLink } from '#features/admin/row-actions.tsx';

/** What can be done with one article of the list. */
export function ArticleActions({ post, onDelete }: { post: BlogPost; onDelete: () => void }) {
  const { id, title, published } = post;
  return (
    <>
      {published && (
        <RowAnchor href={`/blog/${id}`} of={title}>
          Voir
        </RowAnchor>
      )}
      <RowLink to="/admin/articles/$id" params={{ id: 'new' }} search={{ depuis: id }} of={title}>
        Dupliquer
      </RowLink>
      <RowLink to="/admin/articles/$id" params={{ id }} of={title}>
        Modifier
      </RowLink>
      <RowButton of={title} isDangerous onPress={onDelete}>
        Supprimer
      </RowButton>
    </>
  );
}
