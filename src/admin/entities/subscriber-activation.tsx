import { useState } from 'react';
import { activationOf } from '#admin/data/change.ts';
import { BasisSelect } from '#admin/features/subscriber-import/basis-select.tsx';
import { type ActionTexts, counted, countedAs } from '#admin/kit/list/action-texts.ts';
import type { RecordActions } from '#admin/kit/list/use-record-actions.ts';
import { Button } from '#admin/ui/button.tsx';
import type { ConsentBasis } from '#domain/newsletter/consent-basis.ts';
import type { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { Dialog } from '#ui/dialog.tsx';

type Chosen = readonly NewsletterSubscription[];

/** The question before people receive the newsletter again. */
function activationQuestion(texts: ActionTexts, emails: readonly string[]) {
  const [first = ''] = emails;
  const isOne = emails.length === 1;
  const who = isOne ? `${first} recevra` : `${emails.length} personnes recevront`;
  const wish = isOne ? 'à sa demande' : 'à leur demande';
  const consent = isOne ? 'son accord' : 'l’accord de chacune';
  return {
    title: isOne
      ? 'Réactiver cet abonnement\u202f?'
      : `Réactiver ces ${counted(texts, emails.length)}\u202f?`,
    text: `${who} de nouveau la newsletter. Ne le faites qu’${wish}\u00a0: la loi exige ${consent}.`,
    confirmLabel: 'Réactiver',
  };
}

/**
 * Deactivates subscriptions, or reactivates them once it is said how the people agreed; both can be
 * undone. `question` is the dialog, to be rendered.
 */
export function useActivation(texts: ActionTexts, { update }: RecordActions) {
  const [asked, setAsked] = useState<Chosen | null>(null);
  return {
    deactivate: (chosen: Chosen) => {
      const active = chosen.filter((subscription) => subscription.active);
      update(active, { active: false }, (count) => countedAs('désactivé', texts, count));
    },
    activate: (chosen: Chosen) => setAsked(chosen.filter(({ active }) => !active)),
    question: asked && (
      <ActivationDialog
        {...activationQuestion(
          texts,
          asked.map(({ email }) => email),
        )}
        onClose={() => setAsked(null)}
        onChoose={(basis) => {
          setAsked(null);
          const said = (count: number) => countedAs('réactivé', texts, count);
          update(asked, { active: true }, said, activationOf(basis));
        }}
      />
    ),
  };
}

type ActivationDialogProps = ReturnType<typeof activationQuestion> & {
  onClose: () => void;
  onChoose: (basis: ConsentBasis) => void;
};

/** Asks how the people agreed, before they receive the newsletter again. */
function ActivationDialog(props: ActivationDialogProps) {
  const { title, text, confirmLabel, onClose, onChoose } = props;
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
