import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { previewedPage } from '#data/preview.ts';
import { createQueryClient } from '#data/query-client.ts';
import { App } from '../app.tsx';
import { createAppRouter } from '../router.tsx';
import '../styles.css';

// Renders the site as visitors see it, with an editor's unsaved changes.
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const { path, queries, shown } = previewedPage();
const queryClient = createQueryClient();
for (const { queryKey, data } of queries) queryClient.setQueryData(queryKey, data);
if (shown) {
  const { showRecord } = await import('#data/show-record.later.ts');
  await showRecord(queryClient, shown.section, shown.record);
}
const router = createAppRouter(queryClient);
router.update({
  ...router.options,
  history: createMemoryHistory({ initialEntries: [path] }),
});
const mark = document.createElement('p');
mark.textContent = 'Aperçu\u00a0: les visiteurs ne voient pas encore cette page ainsi.';
mark.className = 'sticky top-0 z-60 bg-accent px-4 py-2 text-center text-small text-paper-2';
mark.role = 'status';
root.before(mark);
createRoot(root).render(<App queryClient={queryClient} router={router} />);
