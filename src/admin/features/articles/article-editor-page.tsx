import { useDeferredValue, useMemo } from 'react';
import * as v from 'valibot';
import { saveRecord } from '#admin/data/save-record.ts';
import { RecordEditorFrame } from '#admin/features/editor/record-editor-frame.tsx';
import type { SaveTarget } from '#admin/features/editor/record-editor-options.ts';
import { SeoFields } from '#admin/features/editor/seo-fields.tsx';
import { useEditorKey } from '#admin/features/editor/use-editor-key.ts';
import { useRecordEditor } from '#admin/features/editor/use-record-editor.ts';
import { PublicationHead } from '#admin/features/list/publication-head.tsx';
import { PreviewButton } from '#admin/features/preview/preview-button.tsx';
import { Section } from '#admin/ui/section.tsx';
import { postQueries } from '#data/queries.ts';
import { ARTICLE_LABELS } from '#domain/admin/field-labels.ts';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { BlogPostInput } from '#domain/blog/blog-post.ts';
import { blogPostSeo } from '#domain/seo/entity-seo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { ArticleAside, ArticleTextFields } from './article-fields.tsx';
import { ARTICLE_SECTION, ARTICLE_TEXTS } from './article-texts.ts';
import {
  type ArticleValues,
  articleIdFor,
  checkArticle,
  storedArticleValues,
  toArticleInput,
  toShownArticle,
} from './article-values.ts';
import type { LoadedArticle } from './load-article.ts';

type ArticleEditorPageProps = {
  loaded: LoadedArticle;
  /** Back to the list: saved or given up. */
  onDone: () => void;
  /** Saved, and still edited: under its own address. */
  onStayed: (id: string) => Promise<void>;
};

/** The editor of an article, or of a new one. */
export function ArticleEditorPage({ loaded, onDone, onStayed }: ArticleEditorPageProps) {
  const [key, noteCreated] = useEditorKey(loaded.key, loaded.post?.id ?? null);
  const stay = (id: string) => {
    noteCreated(id);
    return onStayed(id);
  };
  return (
    <>
      <PublicationHead section={ARTICLE_SECTION} record={loaded.post} onBack={onDone} />
      <ArticleEditor key={key} loaded={loaded} onDone={onDone} onStayed={stay} />
    </>
  );
}

function shownAs(values: ArticleValues, post: BlogPost | null): BlogPost {
  const id = post?.id ?? articleIdFor(values.title);
  return toShownArticle(values, id, post?.created_at ?? null);
}

async function saveArticle(
  values: ArticleValues,
  { opened, formerId }: SaveTarget<ArticleValues>,
): Promise<string> {
  const input = v.parse(BlogPostInput, toArticleInput(values));
  const wantedId = articleIdFor(input.title);
  return saveRecord({ collection: COLLECTIONS.blogPosts, input, opened, wantedId, formerId });
}

function ArticleEditor({ loaded, onDone, onStayed }: ArticleEditorPageProps) {
  const { post, values, kind } = loaded;
  const editor = useRecordEditor<ArticleValues>({
    kind,
    collection: COLLECTIONS.blogPosts,
    shownBy: 'published',
    opened: post && { id: post.id, updatedAt: post.updated_at },
    values,
    labels: ARTICLE_LABELS,
    check: checkArticle,
    save: saveArticle,
    toValues: storedArticleValues,
    texts: {
      saved: post ? ARTICLE_TEXTS.updated : ARTICLE_TEXTS.created,
      failed: ARTICLE_TEXTS.saveFailed,
      planned: 'L’article sera publié le',
    },
    onSaved: onDone,
    onStayed,
  });
  // Cleaning and counting a long text must not slow down typing.
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
      aside={<ArticleAside typed={typed} isNew={editor.opened === null} />}
      actions={<PreviewButton page={page} />}
    >
      <ArticleTextFields isNew={post === null} />
      <Section title="Référencement">
        <SeoFields
          values={editor.values}
          preview={{ ...blogPostSeo(shown), path: `/blog/${shown.id}`, image: shown.image }}
        />
      </Section>
    </RecordEditorFrame>
  );
}
