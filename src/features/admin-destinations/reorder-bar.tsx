import { Button } from '#ui/button.tsx';

type ReorderBarProps = { message: string; canUndo: boolean; onUndo: () => void };

/** Says where a destination has gone, and takes it back. It is there from the start, to be heard. */
export function ReorderBar({ message, canUndo, onUndo }: ReorderBarProps) {
  return (
    <div className={message === '' ? 'sr-only' : 'admin-save-bar'}>
      <p role="status" className="text-ui font-medium">
        {message}
      </p>
      {canUndo && (
        <Button size="sm" variant="outline" onClick={onUndo}>
          Annuler le déplacement
        </Button>
      )}
    </div>
  );
}
