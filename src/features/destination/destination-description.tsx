import { splitDescription } from '#domain/destination/destination-list.ts';
import { parseLimitedHtml } from '#domain/text/limited-html.ts';
import { RichText } from '#ui/rich-text.tsx';

type DestinationDescriptionProps = { description: string | null };

/** What there is to know, set as long-form text; nothing where nothing is written. */
export function DestinationDescription({ description }: DestinationDescriptionProps) {
  const paragraphs = splitDescription(description).flatMap(parseLimitedHtml);
  if (paragraphs.length === 0) return null;
  return (
    <section aria-label="Présentation" className="page-grid pt-8.5 md:pt-14">
      <div className="reading-text drop-cap md:col-span-8 md:col-start-4">
        <RichText nodes={paragraphs} />
      </div>
    </section>
  );
}
