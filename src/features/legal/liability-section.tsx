import { BRAND } from '#domain/site/brand.ts';
import { LegalSection } from './legal-section.tsx';

export function LiabilitySection() {
  return (
    <LegalSection id="responsabilite">
      <p>
        {BRAND} recommande des hôtels&#8239;; il n’organise ni ne vend de voyages, et n’encaisse
        aucun paiement. Nos descriptions sont celles de notre dernier passage. Les prix affichés
        sont indicatifs&#8239;: seuls font foi le prix et les conditions du site où vous réservez.
      </p>
      <h3>Liens de partenaires</h3>
      <p>
        Certains liens, dont «&#8239;Voir les disponibilités&#8239;», mènent à des sites de
        réservation partenaires. Lorsqu’une réservation y est conclue, nous pouvons recevoir une
        commission, sans supplément pour vous. Elle n’a pas d’effet sur nos avis ni sur leur ordre.
        La réservation est un contrat entre vous et le partenaire, dont les conditions s’appliquent,
        y compris pour l’annulation gratuite et la confirmation immédiate.
      </p>
      <h3>Disponibilité et autres sites</h3>
      <p>
        Nous soignons l’exactitude et la continuité du site sans pouvoir les garantir à chaque
        instant. Lu hors connexion, le site montre ce que votre navigateur a gardé de votre dernière
        visite, qui peut avoir changé depuis. Nous ne répondons pas du contenu des sites vers
        lesquels nos liens conduisent.
      </p>
      <p>
        Une erreur, un contenu à signaler&#8239;? Écrivez-nous par la page{' '}
        <a href="/contact">Contact</a>.
      </p>
    </LegalSection>
  );
}
