import { index, route, type RouteConfig } from "@react-router/dev/routes";
import {
  calendarPattern,
  choices,
  conferenceCalendarPattern,
  draftSavePath,
  outcomePattern,
  pages,
  signOutPath,
} from "./paths.ts";

export default [
  ...Object.entries(pages).flatMap(([name, page]) =>
    page.paths.map((path) =>
      path === "/" ? index(page.module, { id: name }) : route(path, page.module, { id: `${name} ${path}` }),
    ),
  ),
  ...Object.values(pages).flatMap((page) => ("send" in page ? [route(page.send.path, page.send.module)] : [])),
  route(outcomePattern, "receipt/outcome.ts"),
  route(draftSavePath, "application/draft.send.ts"),
  route(calendarPattern, "pitch-session/calendar.ts"),
  route(conferenceCalendarPattern, "conference/calendar.ts"),
  route(choices.language, "shell/choose-language.ts"),
  route(choices.theme, "shell/choose-theme.ts"),
  route(choices.consent, "shell/consent/consent.page.tsx"),
  route(signOutPath, "auth/sign-out.ts"),
  route("*", "shell/not-found.page.tsx"),
] satisfies RouteConfig;
