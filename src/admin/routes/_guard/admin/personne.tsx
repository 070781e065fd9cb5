import { createFileRoute } from '@tanstack/react-router';
import { PersonPage } from '#admin/features/person/person-page.tsx';

// The email address stays out of the URL, which browsers and servers keep.
export const Route = createFileRoute('/_guard/admin/personne')({ component: PersonPage });
