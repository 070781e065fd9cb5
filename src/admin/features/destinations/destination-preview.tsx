import { Section } from '#admin/ui/section.tsx';
import { descriptionParagraphs } from '#domain/destination/destination-description.ts';
import { DEFAULT_BANNER_IMAGE } from '#domain/site/defaults.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { type DestinationValues, shownDestination } from './destination-values.ts';

/** The destination as visitors will read it: banner, name, subtitle, paragraphs. */
export function DestinationPreview({ values }: { values: DestinationValues }) {
  const { banner_image, destination_name, subtitle, description } = shownDestination(values);
  const paragraphs = descriptionParagraphs(description);
  return (
    <Section title="Aperçu">
      <Picture
        src={banner_image ?? DEFAULT_BANNER_IMAGE}
        alt=""
        sizes="20rem"
        className="aspect-4/3"
      />
      <p className="mt-4 small-title wrap-anywhere">{destination_name || 'Sans nom'}</p>
      {subtitle !== null && <p className="mt-1 text-ui text-ink-2 wrap-anywhere">{subtitle}</p>}
      <div className="mt-3 grid gap-3 text-small text-ink-2 wrap-anywhere">
        <RichText nodes={paragraphs} />
      </div>
      <p className="mt-4 text-caption text-ink-2">
        {paragraphs.length < 2
          ? 'Description en un seul paragraphe.'
          : `Description en ${paragraphs.length} paragraphes.`}
      </p>
    </Section>
  );
}
