import { lazy, Suspense } from 'react';
import { dismissUpdate, useWaitingUpdate } from '#data/app-update.ts';

const UpdatePrompt = lazy(async () => ({
  default: (await import('./update-prompt.tsx')).UpdatePrompt,
}));

export function UpdateNotice() {
  const apply = useWaitingUpdate();
  if (!apply) return null;
  return (
    <Suspense>
      <UpdatePrompt onUpdate={apply} onLater={dismissUpdate} />
    </Suspense>
  );
}
