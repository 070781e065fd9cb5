import { useState } from 'react';
import { activationOf } from '#admin/data/update-record.ts';
import { useBulk } from '#admin/features/list/use-bulk.ts';
import { Button } from '#admin/ui/button.tsx';
import type { ConsentBasis } from '#domain/newsletter/consent-basis.ts';
import type { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { Dialog } from '#ui/dialog.tsx';
import { BasisSelect } from './basis-select.tsx';
import { activationQuestion, BULK_TEXTS } from './subscription-texts.ts';

type Chosen = readonly NewsletterSubscription[];

/**
 * Deactivates subscriptions, or reactivates them once it is said how the people agreed; both can be
 * undone. `question` is the dialog, to be rendered.
 */
export function useActivation() {
  const { isBusy, update } = useBulk(COLLECTIONS.newsletterSubscriptions);
  const [asked, setAsked] = useState<Chosen | null>(null);
  return {
    isBusy,
    deactivate: (chosen: Chosen) => {
      const active = chosen.filter((subscription) => subscription.active);
      void update(active, { active: false }, BULK_TEXTS.deactivated);
    },
    activate: (chosen: Chosen) => setAsked(chosen.filter(({ active }) => !active)),
    question: asked && (
      <ActivationDialog
        emails={asked.map(({ email }) => email)}
        onClose={() => setAsked(null)}
        onChoose={(basis) => {
          setAsked(null);
          void update(asked, { active: true }, BULK_TEXTS.activated, activationOf(basis));
        }}
      />
    ),
  };
}

type ActivationDialogProps = {
  emails: readonly string[];
  onClose: () => void;
  onChoose: (basis: ConsentBasis) => void;
};

/** Asks how the people agreed, before they receive the newsletter again. */
function ActivationDialog({ emails, onClose, onChoose }: ActivationDialogProps) {
  const { title, text, confirmLabel } = activationQuestion(emails);
  const [basis, setBasis] = useState<ConsentBasis>();
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog open onClose={onClose} title={title} closeLabel="Annuler">
      <p className="mt-3 mb-5 text-ink-2">{text}</p>
      <BasisSelect value={basis} isMissing={isMissing} onChange={setBasis} />
      <div className="mt-7 flex flex-wrap gap-4">
        <Button onClick={() => (basis ? onChoose(basis) : setMissing(true))}>{confirmLabel}</Button>
        <Button variant="outline" data-autofocus onClick={onClose}>
          Annuler
        </Button>
      </div>
    </Dialog>
  );
}
