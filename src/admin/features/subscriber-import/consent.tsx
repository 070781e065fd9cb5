import type { RecordAction } from '#admin/kit/list/list-config.ts';
import type { RecordActions } from '#admin/kit/list/use-record-actions.ts';
import { Select } from '#admin/ui/fields.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { counted } from '#domain/admin/entity.ts';
import {
  CONSENT_BASES,
  CONSENT_BASIS_LABELS,
  CONSENT_BASIS_REQUIRED,
  type ConsentBasis,
  type NewsletterSubscription,
} from '#domain/newsletter/newsletter-subscription.ts';
import { activationOf } from './activation.ts';

type BasisSelectProps = {
  isMissing: boolean;
  onChange: (basis: ConsentBasis | undefined) => void;
};

export const BasisSelect = ({ isMissing, onChange }: BasisSelectProps) => (
  <Select
    label="Leur accord"
    placeholder="Choisissez"
    options={CONSENT_BASES.map((basis) => ({ value: basis, label: CONSENT_BASIS_LABELS[basis] }))}
    error={isMissing ? CONSENT_BASIS_REQUIRED : undefined}
    hint="Gardé avec l’abonnement, comme preuve."
    onChange={({ target }) => onChange(CONSENT_BASES.find((basis) => basis === target.value))}
  />
);

async function reactivate(
  inactive: readonly NewsletterSubscription[],
  { confirm, update }: RecordActions,
): Promise<void> {
  const title = `Réactiver ${counted(ENTITIES.subscribers, inactive.length)}\u202f?`;
  let basis: ConsentBasis | undefined;
  const choose = (chosen: ConsentBasis | undefined) => {
    basis = chosen;
  };
  for (let isMissing = false; basis === undefined; isMissing = true) {
    const text = (
      <>
        <p className="mb-5">
          La newsletter sera de nouveau envoyée. Ne le faites qu’à la demande des personnes
          {'\u00a0'}: la loi exige leur accord.
        </p>
        <BasisSelect isMissing={isMissing} onChange={choose} />
      </>
    );
    if (!(await confirm({ title, text, confirmLabel: 'Réactiver' }))) return;
  }
  update(inactive, { active: true }, 'réactivé', activationOf(basis));
}

export const ACTIVATION: readonly RecordAction<NewsletterSubscription>[] = [
  {
    label: 'Désactiver',
    isFor: ({ active }) => active,
    run: (active, { update }) => update(active, { active: false }, 'désactivé'),
  },
  {
    label: 'Réactiver',
    isFor: ({ active }) => !active,
    run: (inactive, actions) => void reactivate(inactive, actions),
  },
];
