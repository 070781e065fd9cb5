import { SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH } from '#domain/seo/seo.ts';
import { Field, type FieldProps } from './field.tsx';
import { useField } from './use-field.ts';

type SeoFieldsProps = {
  /** Placeholders: what an empty field falls back to. */
  title?: string;
  description?: string;
  autoFocus?: boolean;
};

export function SeoFields({
  title = 'Vide\u00a0: le titre de la page',
  description = 'Vide\u00a0: le début de la page',
  autoFocus = false,
}: SeoFieldsProps) {
  return (
    <>
      <CountedField
        name="seo_title"
        recommended={SEO_TITLE_LENGTH}
        placeholder={title}
        autoFocus={autoFocus}
      />
      <CountedField
        name="seo_description"
        recommended={SEO_DESCRIPTION_LENGTH}
        placeholder={description}
        rows={3}
      />
      <Field name="seo_keywords" hint="Séparés par des virgules" />
    </>
  );
}

/** A text field whose hint counts characters: « 114 sur 160 caractères recommandés ». */
function CountedField(props: FieldProps & { name: string; recommended: number }) {
  const { recommended, ...field } = props;
  const { value } = useField<string | null>(field.name);
  const length = value?.trim().length ?? 0;
  return <Field {...field} hint={`${length} sur ${recommended} caractères recommandés`} />;
}
