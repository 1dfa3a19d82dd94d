import { type Role, type Viewer, worksOnDesk } from "../../../domain/person/viewer.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { dashboardPath, pathOf, aliasPathOf } from "../../paths.ts";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

/**
 * The dashboard and profile paths in the mobile menu; undefined means the role's usual dashboard and no profile link.
 */
const inMenu = {
  team: [undefined, undefined],
  admin: [undefined, undefined],
  founder: [aliasPathOf("founder-dashboard"), aliasPathOf("founder-profile")],
  investor: [aliasPathOf("investor-dashboard"), aliasPathOf("investor-profile")],
} as const satisfies Record<Role, readonly [string | undefined, string | undefined]>;

type Account = Pick<Viewer, "id" | "email" | "firstName" | "lastName" | "role" | "functions">;

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
    /** The signed-in person's data as default values for public forms, by field name. */
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
