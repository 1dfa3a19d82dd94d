import { type ReactNode, useRef } from "react";
import { Link, useLocation } from "react-router";
import { organisation } from "../../../platform/language/organisation.ts";
import { CrossIcon, MenuIcon } from "../../../ui/icons.tsx";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { LogoMark } from "../../../ui/logo-mark.tsx";
import { Monogram } from "../../../ui/monogram.tsx";
import { Scene, type View } from "../../../ui/scene.tsx";
import { useAccount } from "../account/use-account.ts";
import { pathOf } from "../../paths.ts";
import { useWords } from "../language.tsx";
import { shellWords } from "../words.ts";
import { type Entry, RailStrip } from "./rail-strip.tsx";
import { signedInWords } from "./words.ts";

const lagoon: View = { width: 224, height: 132, horizon: 32, disc: [164, 30, 26], waves: 12, keep: "xMidYMax" };

export type RailProps = {
  label: string;
  entries: readonly Entry[];
  name: string;
  status?: string | undefined;
  facts?: ReactNode;
  /** The link to the person's profile, in addition to the e-mail address that links to the account. */
  profile?: Entry;
  /** The startup's logo. By default, the initials of the name are shown. */
  tile?: ReactNode;
  bar?: { title: string; context: string };
  end?: ReactNode;
};

export function Rail({ label, entries, name, status, facts, profile, tile, bar, end }: RailProps) {
  const shell = useWords(shellWords);
  const words = useWords(signedInWords);
  const account = useAccount();
  const { pathname } = useLocation();
  const foot = useRef<HTMLDivElement>(null);
  useOnChange(pathname, () => foot.current?.hidePopover?.());
  return (
    <header className="rail on-scene">
      <Link to={pathOf("home")} aria-label={shell.home} className="brand">
        <LogoMark />
        <span className={bar && "rail-brand-name"}>{organisation()}</span>
      </Link>
      {bar && (
        <p className="rail-bar">
          {tile}
          <strong>{bar.title}</strong>
          {bar.context}
        </p>
      )}
      <div className="rail-end">
        {end}
        <button className="rail-menu" popoverTarget="rail-foot">
          <MenuIcon className="rail-menu-closed" />
          <CrossIcon className="rail-menu-open" />
          <span className={bar && "sr-only"}>{words.menu}</span>
        </button>
      </div>
      <RailStrip label={label} entries={entries} />
      <Scene view={lagoon} className="rail-scene" />
      <div ref={foot} id="rail-foot" popover="auto" className="rail-foot">
        <div className="rail-who">
          {tile ?? <Monogram name={name} size={36} />}
          <p className="text-ink font-semibold wrap-anywhere">{name}</p>
          <p className="flex flex-wrap gap-y-0 gap-x-3 text-s">
            {[account?.label, status].filter(Boolean).map((each) => (
              <span key={each}>{each}</span>
            ))}
          </p>
        </div>
        {facts}
        {account && (
          <Link to={account.account} title={account.title} className="rail-email">
            {account.email}
          </Link>
        )}
        {profile && <Link to={profile.to}>{profile.words}</Link>}
        <Link to={pathOf("home")}>{words.home}</Link>
        <form method="post" action={pathOf("sign-out")}>
          <button>{words.signOut}</button>
        </form>
      </div>
    </header>
  );
}
