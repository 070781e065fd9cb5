import type { ReactNode } from 'react';
import { AboutHero } from './about-hero.tsx';
import { AboutStory } from './about-story.tsx';
import { AuthorCard } from './author-card.tsx';
import { QualityCommitments } from './quality-commitments.tsx';

type AboutPageProps = {
  /** Covers the poster until it is there. */
  loading?: ReactNode;
};

/** Who writes here, since when, and by which rules (spec section 2, « About »). */
export function AboutPage({ loading }: AboutPageProps) {
  return (
    <div className="pb-19 md:pb-28">
      <AboutHero loading={loading} />
      <AboutStory />
      <AuthorCard />
      <QualityCommitments />
    </div>
  );
}
