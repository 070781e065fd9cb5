import { Button } from '#ui/button.tsx';

type ReorderBarProps = {
  message: string;
  canUndo: boolean;
  /** The id of what says why the order stays as it is for now. */
  lockedBy: string | undefined;
  onUndo: () => void;
};

/** Says where a destination has gone, and takes it back. It is there from the start, to be heard. */
export function ReorderBar({ message, canUndo, lockedBy, onUndo }: ReorderBarProps) {
  return (
    <div className={message === '' ? 'sr-only' : 'admin-save-bar'}>
      <p role="status" className="text-ui font-medium">
        {message}
      </p>
      {canUndo && (
        <Button
          size="sm"
          variant="outline"
          aria-disabled={lockedBy !== undefined || undefined}
          aria-describedby={lockedBy}
          onClick={() => lockedBy === undefined && onUndo()}
        >
          Annuler le déplacement
        </Button>
      )}
    </div>
  );
}
