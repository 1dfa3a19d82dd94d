import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import {
  calendarPattern,
  choices,
  conferenceCalendarPattern,
  csvPath,
  draftSavePath,
  exportFilePattern,
  outcomePattern,
  pages,
  signOutPath,
} from "./paths.ts";

const entries = Object.entries(pages);
const isOfDesk = ([, { audience }]: (typeof entries)[number]) => audience === "admin";

const routesOf = ([name, page]: (typeof entries)[number]) =>
  page.paths.map((path) =>
    path === "/" ? index(page.module, { id: name }) : route(path, page.module, { id: `${name} ${path}` }),
  );

export default [
  ...entries.filter((entry) => !isOfDesk(entry)).flatMap(routesOf),
  layout("admin/desk.layout.tsx", { id: "desk" }, entries.filter(isOfDesk).flatMap(routesOf)),
  ...Object.values(pages).flatMap((page) => ("csv" in page ? [route(csvPath(page.paths[0]), page.csv)] : [])),
  ...Object.values(pages).flatMap((page) => ("send" in page ? [route(page.send.path, page.send.module)] : [])),
  route(outcomePattern, "receipt/outcome.ts"),
  route(draftSavePath, "application/draft.send.ts"),
  route(exportFilePattern, "my-data/export-file.ts"),
  route(calendarPattern, "pitch-session/calendar.ts"),
  route(conferenceCalendarPattern, "conference/calendar.ts"),
  route(choices.language, "shell/choose-language.ts"),
  route(choices.theme, "shell/choose-theme.ts"),
  route(choices.consent, "shell/consent/consent.page.tsx"),
  route(signOutPath, "auth/sign-out.ts"),
  route("*", "shell/not-found.page.tsx"),
] satisfies RouteConfig;
