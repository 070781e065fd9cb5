import { useDeferredValue, useMemo } from 'react';
import { RecordEditorFrame } from '#admin/features/editor/record-editor-frame.tsx';
import { useRecordEditor } from '#admin/features/editor/use-record-editor.ts';
import { PreviewButton } from '#admin/features/preview/preview-button.tsx';
import { postQueries } from '#data/queries.ts';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { ArticleAside } from './article-aside.tsx';
import { articleIdFor } from './article-id.ts';
import { checkArticle, toShownArticle } from './article-input.ts';
import { ARTICLE_LABELS } from './article-labels.ts';
import { ArticleSeoFields } from './article-seo-fields.tsx';
import { ArticleTextFields } from './article-text-fields.tsx';
import { ARTICLE_TEXTS } from './article-texts.ts';
import { type ArticleValues, storedArticleValues } from './article-values.ts';
import type { LoadedArticle } from './load-article.ts';
import { saveArticle } from './save-article.ts';

type ArticleEditorProps = {
  loaded: LoadedArticle;
  /** Back to the list, after saving or for good (spec section 4). */
  onDone: () => void;
};

function shownAs(values: ArticleValues, post: BlogPost | null): BlogPost {
  const id = post?.id ?? articleIdFor(values.title);
  return toShownArticle(values, id, post?.created_at ?? null);
}

/** All of an article, and how visitors will see it (spec sections 2 and 5). */
export function ArticleEditor({ loaded, onDone }: ArticleEditorProps) {
  const { post, values, kind } = loaded;
  const editor = useRecordEditor<ArticleValues>({
    kind,
    opened: post && { id: post.id, updatedAt: post.updated_at },
    values,
    labels: ARTICLE_LABELS,
    check: checkArticle,
    save: saveArticle,
    toValues: storedArticleValues,
    texts: {
      saved: post ? ARTICLE_TEXTS.updated : ARTICLE_TEXTS.created,
      failed: ARTICLE_TEXTS.saveFailed,
    },
    onSaved: onDone,
  });
  // A long text is cleaned and counted a moment after it is typed.
  const typed = useDeferredValue(editor.values);
  const shown = useMemo(() => shownAs(typed, post), [typed, post]);
  const page = () => {
    const previewed = shownAs(editor.values, post);
    const { queryKey } = postQueries.detail(previewed.id);
    return { path: `/blog/${previewed.id}`, queries: [{ queryKey, data: previewed }] };
  };
  return (
    <RecordEditorFrame
      editor={editor}
      labels={ARTICLE_LABELS}
      onCancel={onDone}
      aside={<ArticleAside form={editor.form} content={typed.content} />}
      actions={<PreviewButton page={page} />}
    >
      <ArticleTextFields form={editor.form} isNew={post === null} />
      <ArticleSeoFields form={editor.form} shown={shown} />
    </RecordEditorFrame>
  );
}
