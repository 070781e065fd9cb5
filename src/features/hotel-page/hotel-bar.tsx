import { Link } from '@tanstack/react-router';
import { count } from '#data/count.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { Icon } from '#ui/icon.tsx';
import { SaveButton } from './save-button.tsx';
import { shareLink } from './share-link.ts';

export function HotelBar({ hotel }: { hotel: Hotel }) {
  async function share() {
    const isShared = await shareLink({ title: hotel.name, path: `/hotels/${hotel.id}` });
    if (isShared) count({ kind: 'hotel', id: hotel.id, action: 'shared' });
  }

  return (
    <div className="page-margins mt-9 text-small md:mt-9.5 md:text-ui">
      <div className="flex min-h-14.5 flex-wrap items-center border-y border-rule">
        <Link
          to="/destinations"
          hash="hotels-list"
          className="inline-flex min-h-11 items-center gap-2.5"
        >
          <Icon name="arrow-left" size={18} />
          Retour aux hôtels
        </Link>
        <div className="ml-auto flex items-center md:gap-x-3">
          <SaveButton hotel={hotel} />
          <button
            type="button"
            onClick={() => void share()}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 md:px-4.5"
          >
            <Icon name="share" />
            <span className="max-md:sr-only">Partager</span>
          </button>
        </div>
      </div>
    </div>
  );
}
