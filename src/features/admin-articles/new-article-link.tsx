import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button.tsx';

export function NewArticleLink() {
  return (
    <Link to="/admin/articles/$id" params={{ id: 'new' }} className={buttonClass()}>
      Nouvel article
    </Link>
  );
}
