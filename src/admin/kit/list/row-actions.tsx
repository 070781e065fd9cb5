import { Link, type LinkProps } from '@tanstack/react-router';
import { NEW_RECORD_URL_ID } from '#admin/kit/record-address.ts';
import { TEXT_BUTTON_CLASS } from '#admin/ui/button.tsx';
import { isShownToVisitors, publicPath } from '#domain/entity/entity.ts';
import type { ListConfig, ListRecord } from './list-config.ts';
import { useRecordActions } from './use-record-actions.ts';

export const RowLink = ({
  children,
  of,
  ...link
}: LinkProps & { children: string; of: string }) => (
  <Link {...link} aria-label={`${children} ${of}`} className={TEXT_BUTTON_CLASS}>
    {children}
  </Link>
);

type RowButtonProps = {
  children: string;
  of: string;
  isDangerous?: boolean;
  /** True while pressing the button has no effect, as for « Monter » in the first row; the button stays focusable. */
  isDisabled?: boolean;
  onPress: () => void;
};

export const RowButton = ({ children, of, isDangerous, isDisabled, onPress }: RowButtonProps) => (
  <button
    type="button"
    aria-label={`${children} ${of}`}
    aria-disabled={isDisabled || undefined}
    onClick={() => isDisabled || onPress()}
    className={isDangerous ? `${TEXT_BUTTON_CLASS} text-error` : TEXT_BUTTON_CLASS}
  >
    {children}
  </button>
);

type RowActionsProps = { config: ListConfig; record: ListRecord; name: string };

export function RowActions({ config, record, name }: RowActionsProps) {
  const { entity, actions: ownActions = [] } = config;
  const actions = useRecordActions(entity);
  const { section } = entity;
  const content = entity.kind === 'content' ? entity : null;
  // A record that a script has stored may lack the slug from which the URL of its page is made.
  const hasPage = content !== null && Boolean(Reflect.get(record, content.page.by));
  return (
    <>
      {ownActions
        .filter(({ isFor }) => isFor(record))
        .map(({ label, run }) => (
          <RowButton key={label} of={name} onPress={() => run([record], actions)}>
            {label}
          </RowButton>
        ))}
      {hasPage && isShownToVisitors(content, record) && (
        <a
          href={publicPath(content, record)}
          target="_blank"
          rel="noopener"
          aria-label={`Voir ${name} (nouvel onglet)`}
          className={TEXT_BUTTON_CLASS}
        >
          Voir
        </a>
      )}
      {content && (
        <RowLink to="/admin/$section/$id" params={{ section, id: record.id }} of={name}>
          Modifier
        </RowLink>
      )}
      {/* Records with a slug are not copied: the copy would have the same slug. */}
      {content?.page.by === 'id' && (
        <RowLink
          to="/admin/$section/$id"
          params={{ section, id: NEW_RECORD_URL_ID }}
          search={{ copy: record.id }}
          of={name}
        >
          Dupliquer
        </RowLink>
      )}
      <RowButton of={name} isDangerous onPress={() => actions.remove([record], name)}>
        Supprimer
      </RowButton>
    </>
  );
}
