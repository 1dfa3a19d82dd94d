import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import accountStyles from "./account-bar.css?url";
import type { useAccount } from "./use-account.ts";

// The links reload the document, because a cached page's route manifest does not include account pages.
type Props = { account: NonNullable<ReturnType<typeof useAccount>> };

export default function AccountLinks({ menu, account }: Props & { menu?: boolean }) {
  return menu ? <InMenu account={account} /> : <InBar account={account} />;
}

function SignOut({ words }: { words: string }) {
  return (
    <form method="post" action={pathOf("sign-out")}>
      <Button type="submit" look="secondary" small>
        {words}
      </Button>
    </form>
  );
}

function InBar({ account: { email, title, label, dashboard, account, signOut } }: Props) {
  return (
    <>
      <link rel="stylesheet" href={accountStyles} precedence="medium" />
      <TextLink to={dashboard.to} reloadDocument className="whitespace-nowrap">
        {dashboard.words}
      </TextLink>
      <Link to={account} title={title} className="account-name">
        {email}
      </Link>
      <span className="account-role">{label}</span>
      <SignOut words={signOut} />
    </>
  );
}

function InMenu({ account: { email, label, menu, signOut } }: Props) {
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
