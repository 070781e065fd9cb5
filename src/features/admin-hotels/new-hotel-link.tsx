import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button.tsx';

export function NewHotelLink() {
  return (
    <Link to="/admin/hotels/$id" params={{ id: 'new' }} className={buttonClass()}>
      Nouvel hôtel
    </Link>
  );
}
