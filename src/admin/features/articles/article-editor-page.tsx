import { PublicationHead } from '#admin/features/list/publication-head.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { ARTICLE_SECTION } from './article-texts.ts';
import type { LoadedArticle } from './load-article.ts';

type ArticleEditorPageProps = { loaded: LoadedArticle; onDone: () => void };

/** The editor of an article, or of a new one. */
export function ArticleEditorPage({ loaded, onDone }: ArticleEditorPageProps) {
  return (
    <>
      <PublicationHead section={ARTICLE_SECTION} record={loaded.post} />
      <ArticleEditor key={loaded.key} loaded={loaded} onDone={onDone} />
    </>
  );
}
