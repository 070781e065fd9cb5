import { Link } from '@tanstack/react-router';
import { SETTINGS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { ACTION } from '#admin/ui/looks.ts';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { fieldLabel } from '#domain/admin/field-labels.ts';
import { placeholdersIn } from '#domain/settings/placeholders.ts';
import { completeSettings } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';

/** Says which settings still hold an example, until none does. */
export function PlaceholderNote() {
  const { records } = useLiveList(SETTINGS);
  if (records === undefined) return null;
  const names = placeholdersIn(completeSettings(records[0]?.settings ?? {}, DEFAULT_SETTINGS));
  if (names.length === 0) return null;
  const labels = names.map((name) => fieldLabel(COLLECTIONS.settings, name));
  return (
    <p className="mb-8 border-l-6 border-gold bg-sand px-5 py-3 text-ui">
      Encore un exemple dans les réglages du site{'\u00a0'}: {labels.join(', ')}.{' '}
      <Link to="/admin/reglages" className={ACTION}>
        Ouvrir les réglages
      </Link>
    </p>
  );
}
