import { PageHead } from '#admin/frame/page-head.tsx';
import { CountCards } from './count-cards.tsx';
import { OpenRequests, PlannedSection } from './sections.tsx';
import { Signups } from './signups.tsx';
import { Warnings } from './warnings.tsx';

export function Dashboard() {
  return (
    <>
      <PageHead title="Tableau de bord" />
      <Warnings />
      <CountCards />
      <PlannedSection />
      <div className="grid gap-x-12 xl:grid-cols-2">
        <OpenRequests />
        <Signups />
      </div>
    </>
  );
}
