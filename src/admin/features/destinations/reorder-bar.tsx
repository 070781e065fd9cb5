import { BottomBar } from '#admin/ui/bottom-bar.tsx';
import { Button } from '#admin/ui/button.tsx';

type ReorderBarProps = {
  message: string;
  canUndo: boolean;
  /** The id of the explanation why the order cannot be changed now. */
  lockedBy: string | undefined;
  onUndo: () => void;
};

/**
 * Announces a move, with undo; out of sight while a form is open, whose buttons are there. Always
 * rendered: a live region must exist before its text.
 */
export function ReorderBar({ message, canUndo, lockedBy, onUndo }: ReorderBarProps) {
  return (
    <BottomBar isHidden={message === '' || lockedBy !== undefined}>
      <p role="status" className="text-ui font-medium">
        {message}
      </p>
      {canUndo && lockedBy === undefined && (
        <Button size="sm" variant="outline" onClick={onUndo}>
          Annuler le déplacement
        </Button>
      )}
    </BottomBar>
  );
}

export const ORDER_LOCK_ID = 'ordre-verrouille';

/** Explains why the order cannot be changed while a form is open; disabled buttons refer to it. */
export function OrderLock() {
  return (
    <p id={ORDER_LOCK_ID} className="mb-6 text-small text-ink-2">
      L’ordre ne change pas tant que la fiche est ouverte{'\u00a0'}: enregistrez-la ou fermez-la
      d’abord.
    </p>
  );
}
