import { Link } from "react-router";

type Props = { path: string; page: number; pages: number; label: string };

export function NumberedLinks({ path, page, pages, label }: Props) {
  if (pages === 1) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap gap-3">
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <Link
          key={number}
          to={number === 1 ? path : `${path}?page=${number}`}
          aria-current={number === page ? "page" : undefined}
          className="link"
        >
          {number}
        </Link>
      ))}
    </nav>
  );
}
