import { redirect } from "react-router";
import { readForm } from "../../platform/http/fields.server.ts";
import { services } from "../context/context.server.ts";
import type { Route } from "./+types/choose-theme.ts";
import { sameSitePath } from "./same-site-path.ts";

const themes = ["light", "dark", "system"];

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!form) return new Response(null, { status: 415 });
  const { theme = "" } = form;
  const to = sameSitePath(form["to"]);
  const secure = context.get(services).env.APP_URL.startsWith("https:") ? "; Secure" : "";
  const age = theme === "system" ? 0 : 31536000;
  return redirect(`${to.pathname}${to.search}${to.hash}`, {
    status: 303,
    headers: themes.includes(theme)
      ? { "Set-Cookie": `theme=${theme}; Path=/; Max-Age=${age}; SameSite=Lax${secure}` }
      : {},
  });
}
