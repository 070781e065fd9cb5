import { textsOf } from '#admin/kit/entity-texts.ts';
import { BottomBar } from '#admin/ui/bottom-bar.tsx';
import { Button } from '#admin/ui/button.tsx';
import type { ListConfig, ListRecord } from './list-config.ts';
import { publicationActions } from './publication.tsx';
import type { RecordActions } from './use-record-actions.ts';

type BulkBarProps<TRecord extends ListRecord> = {
  config: ListConfig<TRecord>;
  chosen: readonly TRecord[];
  actions: RecordActions;
  onClear: () => void;
};

/** The actions on the selection, at the bottom of the window. */
export function BulkBar<TRecord extends ListRecord>(props: BulkBarProps<TRecord>) {
  const { config, chosen, actions, onClear } = props;
  const { counted, agreed } = textsOf(config.entity);
  const count = chosen.length;
  if (count === 0) return null;
  const offered = [...(config.actions ?? []), ...publicationActions(config)].map(
    ({ label, labelOfMany = label, isFor, run }) => {
      const concerned = chosen.filter(isFor);
      return { label: labelOfMany, concerned, onPress: () => run(concerned, actions) };
    },
  );
  return (
    <BottomBar label="Sélection">
      <p role="status" className="text-ui font-medium max-md:grow">
        {counted(count)} {agreed('choisi', count)}
      </p>
      <button
        type="button"
        onClick={onClear}
        className="btn btn-ghost font-medium max-md:ml-auto md:mr-3"
      >
        Ne rien choisir
      </button>
      {offered
        .filter(({ concerned }) => concerned.length > 0)
        .map(({ label, onPress }) => (
          <Button key={label} size="sm" variant="outline" onClick={onPress}>
            {label}
          </Button>
        ))}
      <Button size="sm" variant="outline" onClick={() => actions.remove(chosen)}>
        Supprimer
      </Button>
    </BottomBar>
  );
}
