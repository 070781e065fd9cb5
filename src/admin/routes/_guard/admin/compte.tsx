import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#admin/features/account/account-page.tsx';

export const Route = createFileRoute('/_guard/admin/compte')({ component: AccountPage });
