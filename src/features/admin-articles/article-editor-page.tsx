import { ArticleEditor } from './article-editor.tsx';
import { ArticleEditorHead } from './article-editor-head.tsx';
import type { LoadedArticle } from './load-article.ts';

type ArticleEditorPageProps = { loaded: LoadedArticle; onDone: () => void };

/** The editor of an article, or of a new one. */
export function ArticleEditorPage({ loaded, onDone }: ArticleEditorPageProps) {
  return (
    <>
      <ArticleEditorHead post={loaded.post} />
      <ArticleEditor key={loaded.key} loaded={loaded} onDone={onDone} />
    </>
  );
}
