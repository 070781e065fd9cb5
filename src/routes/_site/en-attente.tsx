import { createFileRoute } from '@tanstack/react-router';
import type { WaitingRequest } from '#data/forms/outbox-entries.ts';
import { seoHead } from '#data/seo-head.ts';
import { OutboxPage } from '#features/outbox/outbox-page.tsx';
import { unindexedHead } from '../-head.ts';

export const Route = createFileRoute('/_site/en-attente')({
  loader: () => unindexedHead('/en-attente', 'Demandes en attente'),
  head: ({ loaderData }) => (loaderData ? seoHead(loaderData) : {}),
  component: OutboxRoute,
});

function OutboxRoute() {
  const navigate = Route.useNavigate();
  async function edit({ request: { kind, payload } }: WaitingRequest) {
    if (kind === 'contact') return navigate({ to: '/contact', hash: 'contact-form' });
    if (kind === 'vacances') return navigate({ to: '/vacances-sur-mesure', hash: 'demande' });
    const { openNewsletter } = await import('#features/newsletter/open-newsletter.tsx');
    const { stopEdit } = await import('#data/forms/outbox-edits.ts');
    openNewsletter(payload.source, { email: payload.email, onClose: () => stopEdit(kind) });
  }
  return <OutboxPage onEdit={(entry) => void edit(entry)} />;
}
