import { type Role, type Viewer, worksOnDesk } from "../../../domain/person/viewer.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { dashboardPath, pathOf, aliasPathOf } from "../../paths.ts";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

/** The two pages of each role that the mobile menu names, by their other address. */
const inMenu = {
  team: [undefined, undefined],
  admin: [undefined, undefined],
  founder: [aliasPathOf("founder-dashboard"), aliasPathOf("founder-profile")],
  investor: [aliasPathOf("investor-dashboard"), aliasPathOf("investor-profile")],
} as const satisfies Record<Role, readonly [string | undefined, string | undefined]>;

type Account = Pick<Viewer, "id" | "email" | "firstName" | "lastName" | "role" | "functions">;

/** What the top bar and the mobile menu show of the person who is signed in; its words come with it. */
export function accountBar({ id, email, firstName, lastName, role, functions }: Account, lang: Lang) {
  const words = { en, fr }[lang];
  const own = dashboardPath(role, functions);
  const [dashboard = own, profile] = inMenu[role];
  const links = [
    { to: dashboard, words: words.dashboard },
    { to: profile, words: words.profile },
    { to: pathOf("account"), words: words.account },
  ];
  return {
    email,
    /** What a form of theirs is filled in with, by the fields' names. */
    sender: { email, firstName, lastName, fullName: [firstName, lastName].filter(Boolean).join(" ") },
    title: [firstName, lastName, `<${email}>`].filter(Boolean).join(" "),
    ...(worksOnDesk(role) && { kept: { id, email } }),
    label: words.roles[role],
    dashboard: { to: own, words: words.dashboard },
    menu: links.flatMap(({ to, words }) => (to === undefined ? [] : [{ to, words }])),
    account: pathOf("account"),
    signOut: words.signOut,
  };
}
