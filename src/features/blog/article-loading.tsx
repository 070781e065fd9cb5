import { Loading } from '#ui/loading.tsx';

/** The article is on its way; its room is kept, so that the footer does not jump. */
export function ArticleLoading() {
  return (
    <div className="page-margins min-h-dvh pt-18">
      <Loading>Chargement de l’article...</Loading>
    </div>
  );
}
