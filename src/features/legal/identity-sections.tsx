import { HOST, PUBLICATION_DIRECTOR, PUBLISHER } from '#content/legal.ts';
import { BRAND } from '#domain/site/brand.ts';
import { Details } from './details.tsx';
import { LegalSection } from './legal-section.tsx';

/** Who publishes, who answers for it, who serves it (law of 21 June 2004, article 1-1). */
export function IdentitySections() {
  return (
    <>
      <LegalSection id="editeur">
        <p>Le site {BRAND} est édité par&#8239;:</p>
        <Details
          rows={[
            { term: 'Raison sociale', text: `${PUBLISHER.name}, ${PUBLISHER.form}` },
            { term: 'Siège social', text: PUBLISHER.address },
            { term: 'Immatriculation', text: PUBLISHER.registration },
            { term: 'TVA intracommunautaire', text: PUBLISHER.vat },
            {
              term: 'Courriel',
              text: <a href={`mailto:${PUBLISHER.email}`}>{PUBLISHER.email}</a>,
            },
            { term: 'Téléphone', text: PUBLISHER.phone },
          ]}
        />
      </LegalSection>
      <LegalSection id="direction">
        <p>
          La publication est dirigée par {PUBLICATION_DIRECTOR.name}, {PUBLICATION_DIRECTOR.role} de{' '}
          {PUBLISHER.name}.
        </p>
      </LegalSection>
      <LegalSection id="hebergement">
        <p>
          Le site, sa base de données et l’envoi de ses formulaires sont hébergés {HOST.location}{' '}
          par&#8239;:
        </p>
        <Details
          rows={[
            { term: 'Hébergeur', text: HOST.name },
            { term: 'Adresse', text: HOST.address },
            {
              term: 'Contact',
              text: (
                <a href={HOST.contact} target="_blank" rel="noopener noreferrer">
                  {HOST.contact}
                </a>
              ),
            },
          ]}
        />
      </LegalSection>
    </>
  );
}
