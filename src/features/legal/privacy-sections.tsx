import { BROWSER_STORAGE_PURPOSES, DATA_PROCESSINGS } from '#content/legal.ts';
import { DescriptionList, LegalSection, useLegalIdentity } from './legal-notices.tsx';

/** Explains which personal data are processed, why and how long, and people's rights (GDPR, article 13). */
export function PersonalDataSection() {
  const { publisher_name, contact_email, host_name, host_location } = useLegalIdentity();
  return (
    <LegalSection id="donnees">
      <p>
        {publisher_name} est responsable du traitement des données décrites ici, au sens du
        règlement (UE) 2016/679. Lire le site ne demande ni compte ni information. Nous comptons les
        lectures sans savoir qui lit, ne suivons personne d’une page à l’autre, ne vendons ni
        n’échangeons de données, et ne prenons aucune décision automatisée à votre sujet.
      </p>
      {Object.entries(DATA_PROCESSINGS).map(([title, rows]) => (
        <div key={title} className="mt-8">
          <h3 className="text-body font-medium">{title}</h3>
          <DescriptionList rows={rows} />
        </div>
      ))}
      <h3>Destinataires</h3>
      <p>
        L’équipe de {publisher_name}, et les sous-traitants sans lesquels le site ne fonctionne
        pas&nbsp;: {host_name} pour l’hébergement, et notre prestataire d’envoi pour les e-mails.
        Les données sont hébergées {host_location}&#8239;; si un sous-traitant devait y accéder
        depuis un autre pays, ce serait dans le cadre des clauses contractuelles types de la
        Commission européenne ou d’une décision d’adéquation. Nos partenaires de réservation ne
        reçoivent rien de nous&nbsp;: ils ne vous connaissent que si vous suivez leur lien.
      </p>
      <p>
        Quelques photographies peuvent être servies par leur propre hébergeur. Votre navigateur lui
        communique alors votre adresse IP, comme à tout site, mais jamais la page que vous lisez.
      </p>
      <h3 id="vos-droits">Vos droits</h3>
      <p>
        Vous pouvez accéder à vos données, les faire rectifier ou effacer, en limiter l’usage, vous
        y opposer, les recevoir dans un format lisible par une machine, et nous dire ce qu’elles
        doivent devenir après votre mort. Vous pouvez retirer à tout moment un consentement donné.
        Écrivez à <a href={`mailto:${contact_email}`}>{contact_email}</a>&nbsp;: nous répondons sous
        un mois.
      </p>
      <p>
        Si notre réponse ne vous convient pas, vous pouvez saisir la{' '}
        <a href="https://www.cnil.fr/fr/plaintes" target="_blank" rel="noopener noreferrer">
          Commission nationale de l’informatique et des libertés (CNIL)
        </a>
        , 3, place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.
      </p>
    </LegalSection>
  );
}

export function CookiesSection() {
  return (
    <LegalSection id="cookies">
      <p>
        Ce site ne dépose ni cookie, ni traceur publicitaire ou d’audience&nbsp;: aucune mesure qui
        vous reconnaîtrait, aucune publicité, aucun bouton de réseau social qui vous observe, aucune
        police ni vidéo servie par un tiers. C’est pourquoi aucun bandeau ne vous demande votre
        accord.
      </p>
      <p>
        Votre navigateur garde pour vous, et pour vous seul, ce qui rend le site plus commode. Rien
        de ce qui suit ne nous est transmis, sauf les formulaires que vous envoyez&nbsp;:
      </p>
      <DescriptionList rows={BROWSER_STORAGE_PURPOSES} />
      <p className="mt-6">
        Ces éléments étant strictement nécessaires au service que vous demandez, l’article 82 de la
        loi du 6 janvier 1978 n’exige pas de consentement. Vous les effacez quand vous voulez, par
        les réglages de votre navigateur&#8239;; le site fonctionne aussi sans eux. Seuls les
        administrateurs du site, en se connectant, y ajoutent leur session, et une marque pour que
        leurs visites ne comptent pas.
      </p>
    </LegalSection>
  );
}
