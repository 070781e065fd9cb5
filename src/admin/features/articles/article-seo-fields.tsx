import { EditorSection } from '#admin/features/editor/editor-section.tsx';
import { lengthHint, SeoPreview } from '#admin/features/editor/seo-preview.tsx';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { blogPostSeo } from '#domain/seo/entity-seo.ts';
import { SEO_DESCRIPTION_LENGTH } from '#domain/seo/seo.ts';
import type { ArticleForm } from './article-form.ts';
import { ARTICLE_LABELS } from './article-labels.ts';

const TITLE_LENGTH = 60;

/** What search engines and social networks are told. */
export function ArticleSeoFields({ form, shown }: { form: ArticleForm; shown: BlogPost }) {
  const { title, description } = blogPostSeo(shown);
  return (
    <EditorSection title="Référencement">
      <form.AppField name="seo_title">
        {(field) => (
          <field.LineField
            label={ARTICLE_LABELS.seo_title}
            hint={lengthHint(field.state.value, TITLE_LENGTH)}
          />
        )}
      </form.AppField>
      <form.AppField name="seo_description">
        {(field) => (
          <field.TextField
            label={ARTICLE_LABELS.seo_description}
            rows={3}
            hint={lengthHint(field.state.value, SEO_DESCRIPTION_LENGTH)}
          />
        )}
      </form.AppField>
      <form.AppField name="seo_keywords">
        {(field) => (
          <field.LineField label={ARTICLE_LABELS.seo_keywords} hint="Séparés par des virgules" />
        )}
      </form.AppField>
      <SeoPreview
        title={title}
        description={description}
        path={`/blog/${shown.id}`}
        image={shown.image}
      />
    </EditorSection>
  );
}
