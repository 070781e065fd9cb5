import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { callTeamFunction } from '#admin/data/calls.ts';
import { useSession } from '#admin/data/session.ts';
import { useTeam } from '#admin/data/team.ts';
import { AccountEmailSchema } from '#admin/features/session/sign-in.tsx';
import { useBusyAction } from '#admin/kit/actions.ts';
import { RowButton } from '#admin/kit/list/row-actions.tsx';
import { PageHeader } from '#admin/kit/page-head.tsx';
import { useFormWithoutRecord } from '#admin/kit/use-form-without-record.ts';
import { LoadingOrProblem, TitledSection } from '#admin/ui/blocks.tsx';
import { Button } from '#admin/ui/button.tsx';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { Form, TextInput } from '#admin/ui/fields.tsx';
import type { Colleague } from '#domain/admin/admin-calls.ts';
import { formatShortDateTime } from '#domain/text/dates.ts';
import { toastSuccess } from '#ui/toast/toast.ts';

export const Route = createFileRoute('/_guard/admin/equipe')({ component: TeamPage });

const Entered = v.object({ email: AccountEmailSchema });

function TeamPage() {
  const { value, problem, reload } = useTeam();
  const ownUid = useSession()?.uid;
  const confirm = useConfirm();
  const { errors, read } = useFormWithoutRecord();
  const [isInviting, invite] = useBusyAction(
    'Invitation impossible',
    async (form: HTMLFormElement) => {
      const values = read(form, Entered);
      if (!values) return;
      await callTeamFunction({ action: 'invite', ...values });
      form.reset();
      toastSuccess('Invitation envoyée', { description: values.email });
      await reload();
    },
  );
  const [, revoke] = useBusyAction('Rien n’a été retiré', async (colleague: Colleague) => {
    const question = {
      title: 'Retirer les droits\u202f?',
      text: `${colleague.email} n’entrera plus\u202f; ce qui est ouvert prend fin dans l’heure.`,
      confirmLabel: 'Retirer les droits',
    };
    if (!(await confirm(question))) return;
    await callTeamFunction({ action: 'revoke', uid: colleague.uid });
    toastSuccess('Droits retirés', { description: colleague.email });
    await reload();
  });
  return (
    <>
      <PageHeader title="Équipe" summary="Les droits permettent de tout changer, et d’inviter." />
      <Form className="mb-8 max-w-prose" onSubmit={({ currentTarget }) => invite(currentTarget)}>
        <TextInput
          label="Adresse e-mail"
          name="email"
          type="email"
          autoComplete="off"
          required
          error={errors.email}
          hint="Un lien de connexion y est envoyé. Inviter de nouveau en envoie un autre."
        />
        <Button type="submit" size="sm" aria-disabled={isInviting}>
          {isInviting ? 'Envoi en cours…' : 'Inviter'}
        </Button>
      </Form>
      <TitledSection title="Personnes autorisées">
        {!value && <LoadingOrProblem problem={problem} />}
        <ul className="empty:hidden">
          {value?.map((colleague) => (
            <li key={colleague.uid} className="flex flex-wrap justify-between border-b border-rule">
              <p className="min-w-0 py-2.5 pr-6 wrap-anywhere">
                <span className="font-medium">{colleague.name}</span>{' '}
                <span className="text-small text-ink-2">{stateOf(colleague)}</span>
              </p>
              {colleague.uid !== ownUid && (
                <RowButton of={colleague.email} isDangerous onPress={() => revoke(colleague)}>
                  Retirer les droits
                </RowButton>
              )}
            </li>
          ))}
        </ul>
      </TitledSection>
    </>
  );
}

function stateOf({ name, email, invited, signedIn }: Colleague): string {
  const address = name === email ? '' : `${email}. `;
  const lastTime = formatShortDateTime(new Date(Math.max(invited, signedIn)).toISOString());
  if (invited > signedIn) return `${address}Lien envoyé le ${lastTime}, pas encore utilisé`;
  return address + (signedIn > 0 ? `Dernière connexion le ${lastTime}` : 'Pas encore de connexion');
}
