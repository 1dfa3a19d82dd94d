import type { SessionStage } from "../../domain/person/account.ts";
import type { Role } from "../../domain/person/viewer.ts";
import type { TeamFunction } from "../../domain/team/rights.ts";
import { dashboardPath, pathOf } from "../paths.ts";
import { sameSitePath } from "../shell/same-site-path.ts";

export const wantedIn = (request: Request) => new URL(request.url).searchParams.get("to") ?? "";

type Entering = { role: Role; functions?: readonly TeamFunction[] | undefined };

/**
 * Returns the page to open once the password is accepted: second factor, second-factor set-up, requested page or
 * dashboard.
 */
export function wayOn(stage: SessionStage, { role, functions }: Entering, to = "") {
  if (stage === "code") return pathOf("second-factor", { to });
  if (stage === "enrolment") return pathOf("second-factor-setup", { to });
  if (!to) return dashboardPath(role, functions);
  const { pathname, search, hash } = sameSitePath(to);
  return `${pathname}${search}${hash}`;
}
