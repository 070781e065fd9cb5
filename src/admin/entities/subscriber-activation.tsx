import { useState } from 'react';
import { activationOf } from '#admin/data/change.ts';
import { BasisSelect } from '#admin/features/subscriber-import/basis-select.tsx';
import { textsOf } from '#admin/kit/entity-texts.ts';
import type { RecordAction } from '#admin/kit/list/list-config.ts';
import type { RecordActions } from '#admin/kit/list/use-record-actions.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import type {
  ConsentBasis,
  NewsletterSubscription,
} from '#domain/newsletter/newsletter-subscription.ts';

type ConsentProps = { isMissing: boolean; onChoose: (basis: ConsentBasis | undefined) => void };

/** Asks how unsubscribed people agreed to receive the newsletter again. */
function Consent({ isMissing, onChoose }: ConsentProps) {
  const [basis, setBasis] = useState<ConsentBasis>();
  const choose = (chosen: ConsentBasis | undefined) => {
    setBasis(chosen);
    onChoose(chosen);
  };
  return (
    <>
      <p className="mb-5">
        La newsletter sera de nouveau envoyée. Ne le faites qu’à la demande des personnes
        {'\u00a0'}: la loi exige leur accord.
      </p>
      <BasisSelect value={basis} isMissing={isMissing} onChange={choose} />
    </>
  );
}

async function reactivate(
  inactive: readonly NewsletterSubscription[],
  { confirm, update }: RecordActions,
): Promise<void> {
  const title = `Réactiver ${textsOf(ENTITIES.subscribers).counted(inactive.length)}\u202f?`;
  let basis: ConsentBasis | undefined;
  const choose = (chosen: ConsentBasis | undefined) => {
    basis = chosen;
  };
  for (let isMissing = false; basis === undefined; isMissing = true) {
    const text = <Consent isMissing={isMissing} onChoose={choose} />;
    if (!(await confirm({ title, text, confirmLabel: 'Réactiver' }))) return;
  }
  update(inactive, { active: true }, 'réactivé', activationOf(basis));
}

/** Actions that deactivate subscriptions, or reactivate them once a consent basis is chosen. */
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
