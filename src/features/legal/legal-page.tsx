import { LEGAL_UPDATED_ON } from '#content/legal.ts';
import { formatDate } from '#domain/text/dates.ts';
import { CookiesSection } from './cookies-section.tsx';
import { IdentitySections } from './identity-sections.tsx';
import { LegalContents } from './legal-contents.tsx';
import { LiabilitySection } from './liability-section.tsx';
import { PersonalDataSection } from './personal-data-section.tsx';
import { GoverningLawSection, PropertySection } from './property-sections.tsx';

/** The legal notices (spec section 2, « Legal »): what the law asks for, and what this site does. */
export function LegalPage() {
  return (
    <>
      <header className="page-grid items-baseline-last gap-y-4 pt-7.5 pb-9 md:pt-18.5 md:pb-14">
        <h1 className="page-title md:col-span-8 md:col-start-4">Mentions légales</h1>
        <p className="text-note text-ink-2 md:col-span-8 md:col-start-4">
          Dernière mise à jour{'\u202f'}: {formatDate(LEGAL_UPDATED_ON)}.
        </p>
      </header>
      <div className="page-grid pb-19 md:pb-28">
        <LegalContents />
        <div className="md:col-span-8 md:col-start-4">
          <IdentitySections />
          <PropertySection />
          <LiabilitySection />
          <PersonalDataSection />
          <CookiesSection />
          <GoverningLawSection />
        </div>
      </div>
    </>
  );
}
