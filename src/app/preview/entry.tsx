import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { readPreviewTabInput } from '#data/preview.ts';
import { createQueryClient } from '#data/queries/query-client.ts';
import { PREVIEW_NOTICE_STYLE, PREVIEW_NOTICE_TEXT } from '#domain/site/preview-link.ts';
import { App } from '../app.tsx';
import { createAppRouter } from '../router.tsx';
import '../styles.css';

// Entry script of the administration's preview: renders a public page with the unsaved changes of an editor.
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const { path, kind, record } = readPreviewTabInput();
const queryClient = createQueryClient();
const { cachePreviewedRecord } = await import('#data/queries/cache-previewed-record.later.ts');
await cachePreviewedRecord(queryClient, kind, record);
const router = createAppRouter(queryClient);
router.update({
  ...router.options,
  history: createMemoryHistory({ initialEntries: [path] }),
});
const mark = document.createElement('p');
mark.textContent = PREVIEW_NOTICE_TEXT;
mark.style.cssText = PREVIEW_NOTICE_STYLE;
mark.role = 'status';
root.before(mark);
createRoot(root).render(<App queryClient={queryClient} router={router} />);
