import { useState } from 'react';
import { now } from '#admin/data/transaction.ts';
import type { RecordAction } from '#admin/kit/list/list-config.ts';
import type { RecordActions } from '#admin/kit/list/use-record-actions.ts';
import { QuestionDialog } from '#admin/ui/confirm.tsx';
import { Select } from '#admin/ui/fields.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { countNoun } from '#domain/entity/entity.ts';
import {
  CONSENT_BASES,
  CONSENT_BASIS_REQUIRED_TEXT,
  type ConsentBasis,
  type NewsletterSubscription,
} from '#domain/newsletter/newsletter-subscription.ts';

/** Returns the proof of consent that is stored when an administrator activates a subscription. */
export const consentProofFields = (basis: ConsentBasis) => ({
  activation_basis: basis,
  activated_at: now(),
});

type BasisSelectProps = {
  isMissing: boolean;
  onChange: (basis: ConsentBasis | undefined) => void;
};

export const ConsentBasisSelect = ({ isMissing, onChange }: BasisSelectProps) => (
  <Select
    label="Leur accord"
    placeholder="Choisissez"
    options={CONSENT_BASES}
    error={isMissing ? CONSENT_BASIS_REQUIRED_TEXT : undefined}
    hint="Gardé avec l’abonnement, comme preuve."
    onChange={({ target }) =>
      onChange(CONSENT_BASES.find(({ value }) => value === target.value)?.value)
    }
  />
);

type ReactivationProps = { count: number; onAnswer: (basis: ConsentBasis | null) => void };

function Reactivation({ count, onAnswer }: ReactivationProps) {
  const [basis, setBasis] = useState<ConsentBasis>();
  const [isMissing, setMissing] = useState(false);
  const answer = (isConfirmed: boolean) => {
    if (!isConfirmed) return onAnswer(null);
    if (basis !== undefined) return onAnswer(basis);
    setMissing(true);
  };
  const text = (
    <>
      <p className="mb-5">
        La newsletter sera de nouveau envoyée. Ne le faites qu’à la demande des personnes
        {'\u00a0'}: la loi exige leur accord.
      </p>
      <ConsentBasisSelect isMissing={isMissing && basis === undefined} onChange={setBasis} />
    </>
  );
  const title = `Réactiver ${countNoun(ENTITIES.subscribers, count)}\u202f?`;
  return <QuestionDialog title={title} text={text} confirmLabel="Réactiver" onAnswer={answer} />;
}

async function reactivate(
  inactive: readonly NewsletterSubscription[],
  { ask, update }: RecordActions,
): Promise<void> {
  const basis = await ask<ConsentBasis | null>((onAnswer) => (
    <Reactivation count={inactive.length} onAnswer={onAnswer} />
  ));
  if (basis !== null) update(inactive, { active: true }, 'réactivé', consentProofFields(basis));
}

export const SUBSCRIPTION_ACTIONS: readonly RecordAction<NewsletterSubscription>[] = [
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
