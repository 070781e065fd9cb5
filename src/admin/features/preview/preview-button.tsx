import { useState } from 'react';
import type { PreviewedPage } from '#data/preview-channel.ts';
import { Button } from '#ui/button.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

type PreviewButtonProps = {
  /**
   * The public page as what is typed would make it, asked for at each press. `path` is the page's
   * own (/hotels/ryokan-momiji); `queries` stand in for what it would read:
   * `[{ queryKey: hotelQueries.detail(id).queryKey, data: hotel }]`, the data as the reading schema
   * gives them, published or not. All else the page reads from the database, as for a visitor.
   */
  page: () => PreviewedPage;
};

/** « Aperçu »: the page as visitors will see it, before it is saved (design section 7). */
export function PreviewButton({ page }: PreviewButtonProps) {
  const [previewed, setPreviewed] = useState<PreviewedPage | null>(null);
  return (
    <>
      <Button variant="outline" onClick={() => setPreviewed(page())}>
        Aperçu
      </Button>
      {previewed && <PreviewDialog page={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}
