import { createFileRoute } from '@tanstack/react-router';
import { LEGAL_SECTION_TITLES, LEGAL_UPDATED_ON } from '#content/legal.ts';
import { headFromLoaderData } from '#data/seo-head.ts';
import { formatLongDate } from '#domain/text/dates.ts';
import {
  GoverningLawSection,
  IntellectualPropertySection,
  LiabilitySection,
  PublisherSections,
} from '#features/legal/legal-notices.tsx';
import { CookiesSection, PersonalDataSection } from '#features/legal/privacy-sections.tsx';
import { readPageSeoHead } from '../-head.ts';

export const Route = createFileRoute('/_site/legal')({
  loader: ({ context: { queryClient } }) => readPageSeoHead(queryClient, 'legal'),
  head: headFromLoaderData,
  component: LegalPage,
});

function LegalPage() {
  return (
    <>
      <header className="page-grid items-baseline-last gap-y-4 pt-10 pb-9 md:pt-18.5 md:pb-14">
        <h1 className="title text-page md:col-span-8 md:col-start-4">Mentions légales</h1>
        <p className="text-note text-ink-2 md:col-span-8 md:col-start-4">
          Dernière mise à jour{'\u00a0'}: {formatLongDate(LEGAL_UPDATED_ON)}.
        </p>
      </header>
      <div className="page-grid pb-19 md:pb-28">
        <LegalContents />
        <div className="md:col-span-8 md:col-start-4">
          <PublisherSections />
          <IntellectualPropertySection />
          <LiabilitySection />
          <PersonalDataSection />
          <CookiesSection />
          <GoverningLawSection />
        </div>
      </div>
    </>
  );
}

function LegalContents() {
  return (
    <nav
      aria-labelledby="sommaire"
      className="pb-11 md:sticky md:top-8 md:col-span-3 md:self-start md:pb-0"
    >
      <h2 id="sommaire" className="small-caps text-gold-text">
        Sommaire
      </h2>
      <ol className="mt-3">
        {Object.entries(LEGAL_SECTION_TITLES).map(([id, title]) => (
          <li key={id} className="border-b border-rule">
            <a href={`#${id}`} className="flex min-h-11 items-center py-2 text-ui">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
