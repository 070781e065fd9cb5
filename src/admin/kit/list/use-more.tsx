import { type ReactNode, useState } from 'react';
import { Button } from '#admin/ui/button.tsx';

/** Rows rendered at first, and added by each press. */
const PART = 100;

/** Returns the first hundred records, and a button for the next hundred if any. */
export function useMore<TRecord>(
  records: readonly TRecord[],
): [shown: readonly TRecord[], more: ReactNode] {
  const [most, setMost] = useState(PART);
  const more = records.length > most && (
    <Button className="mt-8" variant="outline" onClick={() => setMost(most + PART)}>
      Afficher plus
    </Button>
  );
  return [records.slice(0, most), more];
}
