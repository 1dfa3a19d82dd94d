import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { pageRules } from "./page-rules.server.ts";
import {
  calendarPattern,
  choices,
  conferenceCalendarPattern,
  csvPath,
  deskCopyPattern,
  draftSavePath,
  exportFilePattern,
  outcomePattern,
  type PageName,
  pages,
  passkeyChallengePath,
  pathOf,
  signOutPath,
} from "./paths.ts";

const names = Object.keys(pages) as PageName[];
const isOfDesk = (name: PageName) => pageRules[name].audience === "admin";

function routesOf(name: PageName) {
  const { module } = pageRules[name];
  return pages[name].paths.map((path) =>
    path === "/" ? index(module, { id: name }) : route(path, module, { id: `${name} ${path}` }),
  );
}

function listsOf(name: PageName) {
  const { csv } = pageRules[name];
  return csv ? [route(csvPath(pathOf(name)), csv)] : [];
}

function sendsOf(name: PageName) {
  const page = pages[name];
  const { send } = pageRules[name];
  return "send" in page && send ? [route(page.send, send)] : [];
}

export default [
  ...names.filter((name) => !isOfDesk(name)).flatMap(routesOf),
  layout("desk/desk.layout.tsx", { id: "desk" }, names.filter(isOfDesk).flatMap(routesOf)),
  ...names.flatMap(listsOf),
  ...names.flatMap(sendsOf),
  route(outcomePattern, "receipt/outcome.ts"),
  route(draftSavePath, "application/draft.send.ts"),
  route(exportFilePattern, "my-data/export-file.ts"),
  route(deskCopyPattern, "my-data/copy-on-behalf.ts"),
  route(calendarPattern, "pitch-session/calendar.ts"),
  route(conferenceCalendarPattern, "conference/calendar.ts"),
  route(choices.language, "shell/choose-language.ts"),
  route(choices.theme, "shell/choose-theme.ts"),
  route(choices.consent, "shell/consent/consent.page.tsx"),
  route(passkeyChallengePath, "auth/passkey-challenge.ts"),
  route(signOutPath, "auth/sign-out.ts"),
  route("*", "shell/not-found.page.tsx"),
] satisfies RouteConfig;
