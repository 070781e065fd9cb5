import { Button } from '#ui/button.tsx';

type BulkBarProps = {
  /** « 3 hôtels choisis ». */
  summary: string;
  actions: readonly { label: string; onPress: () => void }[];
  isBusy: boolean;
  onClear: () => void;
};

/** What can be done with all that is chosen, at the foot of the window. */
export function BulkBar({ summary, actions, isBusy, onClear }: BulkBarProps) {
  return (
    <section aria-label="Sélection" className="admin-save-bar">
      <p role="status" className="text-ui font-medium max-md:grow">
        {summary}
      </p>
      <button
        type="button"
        onClick={onClear}
        className="min-h-11 px-2 text-small font-medium max-md:ml-auto md:mr-3"
      >
        Ne rien choisir
      </button>
      {actions.map(({ label, onPress }) => (
        <Button
          key={label}
          size="sm"
          variant="outline"
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || onPress()}
        >
          {label}
        </Button>
      ))}
    </section>
  );
}
