import { Link } from '@tanstack/react-router';
import { SETTINGS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { Section } from '#admin/ui/section.tsx';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { placeholdersIn } from '#domain/settings/placeholders.ts';
import { completeSettings } from '#domain/settings/site-settings.ts';
import { Icon } from '#ui/icon.tsx';
import { Loading } from '#ui/loading.tsx';
import { type Pending, tasksOf } from './tasks.ts';

/** The settings that still hold an example, live; undefined until they are known. */
export function usePlaceholders(): string[] | undefined {
  const { records } = useLiveList(SETTINGS);
  if (records === undefined) return undefined;
  return placeholdersIn(completeSettings(records[0]?.settings ?? {}, DEFAULT_SETTINGS));
}

/** « À faire »: each task is a link to where it is done. `pending` is null while it is read. */
export function TasksSection({ pending }: { pending: Pending | null }) {
  return (
    <Section title="À faire">
      {pending ? <Tasks pending={pending} /> : <Loading>Chargement…</Loading>}
    </Section>
  );
}

function Tasks({ pending }: { pending: Pending }) {
  const tasks = tasksOf(pending, new Date());
  if (tasks.length === 0)
    return <p className="text-ink-2">Rien n’attend{'\u00a0'}: tout est à jour.</p>;
  return (
    <ul>
      {tasks.map(({ key, text, link, isError }) => (
        <li key={key} className="border-b border-rule">
          <Link {...link} className="flex min-h-12 items-center gap-3 py-2 hover:underline">
            <Icon
              name={isError ? 'warning' : 'arrow-right'}
              size={18}
              className={`flex-none ${isError ? 'text-error' : 'text-ink-2'}`}
            />
            <span className={isError ? 'text-error' : undefined}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
