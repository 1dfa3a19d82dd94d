import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { pageRules } from "./page-rules.server.ts";
import {
  calendarPattern,
  conferenceCalendarPattern,
  csvPath,
  deskCopyPattern,
  exportFilePattern,
  outcomePattern,
  type RouteName,
  pages,
  pathOf,
} from "./paths.ts";

const names = Object.keys(pages) as RouteName[];
const isOfDesk = (name: RouteName) => pageRules[name].audience === "admin";

function routesOf(name: RouteName) {
  const { module } = pageRules[name];
  return pages[name].paths.map((path) =>
    path === "/" ? index(module, { id: name }) : route(path, module, { id: `${name} ${path}` }),
  );
}

function listsOf(name: RouteName) {
  const { csv } = pageRules[name];
  return csv ? [route(csvPath(pathOf(name)), csv)] : [];
}

function sendsOf(name: RouteName) {
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
  route(pathOf("draft-save"), "application/draft.send.ts"),
  route(exportFilePattern, "my-data/export-file.ts"),
  route(deskCopyPattern, "my-data/copy-on-behalf.ts"),
  route(calendarPattern, "pitch-session/calendar.ts"),
  route(conferenceCalendarPattern, "conference/calendar.ts"),
  route(pathOf("language"), "shell/choose-language.ts"),
  route(pathOf("theme"), "shell/choose-theme.ts"),
  route(pathOf("consent"), "shell/consent/consent.page.tsx"),
  route(pathOf("passkey-challenge"), "auth/passkey-challenge.ts"),
  route(pathOf("sign-out"), "auth/sign-out.ts"),
  route("*", "shell/not-found.page.tsx"),
] satisfies RouteConfig;
