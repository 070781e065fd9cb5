import { Icon } from '#ui/icon.tsx';

/** « Coup de cœur »: a heart and a word. */
export function FeaturedMark({ featured }: { featured: boolean }) {
  if (!featured) return <span className="text-ink-2">Non</span>;
  return (
    <span className="inline-flex items-center gap-2 text-accent">
      <Icon name="heart-filled" size={17} />
      Oui
    </span>
  );
}
