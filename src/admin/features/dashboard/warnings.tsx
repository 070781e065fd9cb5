import { Link, type LinkProps } from '@tanstack/react-router';
import { readRecord } from '#admin/data/read.ts';
import { useCount, useRead } from '#admin/data/use-read.ts';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { ENTITIES, fieldLabel } from '#domain/admin/entities.ts';
import { placeholdersIn } from '#domain/settings/placeholders.ts';
import { completeSettings, SETTINGS_ID } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { formatCount } from '#domain/text/format.ts';
import { Icon } from '#ui/icon.tsx';

const unsent = (count: number, noun: string) =>
  count > 1
    ? `Les e-mails de ${formatCount(count)} ${noun}s n’ont pas pu être envoyés`
    : `Un e-mail d’une ${noun} n’a pas pu être envoyé`;

const FAILED = { delivery: 'failed' };

/** Returns the labels of the settings that still hold an example. */
async function readPlaceholders(): Promise<string> {
  const stored = await readRecord(ENTITIES.settings, SETTINGS_ID);
  return placeholdersIn(completeSettings(stored?.settings ?? {}, DEFAULT_SETTINGS))
    .map((name) => fieldLabel(COLLECTIONS.settings, name))
    .join(', ');
}

export function Warnings() {
  const { value: requests = 0 } = useCount(ENTITIES.requests, FAILED);
  const { value: signups = 0 } = useCount(ENTITIES.subscribers, FAILED);
  const { value: examples = '' } = useRead(['placeholders'], readPlaceholders);
  return (
    <ul aria-label="À corriger" className="mb-6 empty:hidden">
      {requests > 0 && (
        <Warning to="/admin/$section" params={{ section: 'demandes' }} search={FAILED}>
          {unsent(requests, 'demande')}
        </Warning>
      )}
      {signups > 0 && (
        <Warning
          to="/admin/$section"
          params={{ section: 'newsletter' }}
          search={{ active: 'echec' }}
        >
          {unsent(signups, 'inscription')}
        </Warning>
      )}
      {examples !== '' && (
        <Warning to="/admin/reglages">
          {`Encore un exemple dans les réglages du site\u00a0: ${examples}`}
        </Warning>
      )}
    </ul>
  );
}

const Warning = ({ children, ...link }: LinkProps & { children: string }) => (
  <li className="border-b border-rule">
    <Link {...link} className="flex min-h-12 items-center gap-3 py-2 text-error hover:underline">
      <Icon name="warning" size={18} className="flex-none" />
      {children}
    </Link>
  </li>
);
