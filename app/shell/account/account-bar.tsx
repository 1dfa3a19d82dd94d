import { Link, useRouteLoaderData } from "react-router";
import type { RootData } from "../root-data.server.ts";
import { Button } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import accountStyles from "./account-bar.css?url";

/** Who is signed in; undefined for a stranger. */
export const useAccount = () => useRouteLoaderData<RootData>("root")?.account;

// A page that was kept for visitors does not know these pages' routes: their links load the page.
type Props = { account: NonNullable<ReturnType<typeof useAccount>> };

function SignOut({ words }: { words: string }) {
  return (
    <form method="post" action={pathOf("sign-out")}>
      <Button type="submit" look="secondary" small>
        {words}
      </Button>
    </form>
  );
}

/** In the top bar, in the place of "Apply". */
export function AccountBar({ account: { email, title, label, dashboard, account, signOut } }: Props) {
  return (
    <>
      <link rel="stylesheet" href={accountStyles} precedence="medium" />
      <Link to={dashboard.to} reloadDocument className="link whitespace-nowrap">
        {dashboard.words}
      </Link>
      <Link to={account} title={title} className="account-name">
        {email}
      </Link>
      <span className="account-role">{label}</span>
      <SignOut words={signOut} />
    </>
  );
}

/** In the mobile menu. */
export function AccountMenu({ account: { email, label, menu, signOut } }: Props) {
  return (
    <>
      <ul className="menu-entries">
        {menu.map(({ to, words }) => (
          <li key={to}>
            <Link to={to} reloadDocument>
              {words}
            </Link>
          </li>
        ))}
      </ul>
      <p className="wrap-anywhere">
        {email} <span className="account-role">{label}</span>
      </p>
      <SignOut words={signOut} />
    </>
  );
}
