import { Link, useLocation } from "react-router";
import { pathOf, pathsOf } from "../paths.ts";
import { useWords } from "./language.tsx";
import { shellWords } from "./words.ts";

const entries = ["home", "program", "pitch-session", "investors", "blog", "about"] as const;

export function Entries({ className }: { className: string }) {
  const shell = useWords(shellWords);
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {entries.map((name) => (
        <li key={name}>
          <Link to={pathOf(name)} viewTransition aria-current={pathsOf(name).includes(pathname) ? "page" : undefined}>
            {shell.nav[name]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function SignIn() {
  const shell = useWords(shellWords);
  return (
    <Link to={pathOf("sign-in")} viewTransition className="bar-sign-in">
      {shell.footer.signIn}
    </Link>
  );
}
