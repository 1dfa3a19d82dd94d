import { redirect } from "react-router";
import { services } from "../services.server.ts";
import type { Route } from "./+types/choose-theme.ts";
import { sameSitePath } from "./same-site-path.ts";

const themes = ["light", "dark", "system"];

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const theme = String(form.get("theme"));
  const to = sameSitePath(form.get("to"));
  const secure = context.get(services).env.APP_URL.startsWith("https:") ? "; Secure" : "";
  const age = theme === "system" ? 0 : 31536000;
  return redirect(`${to.pathname}${to.search}${to.hash}`, {
    status: 303,
    headers: themes.includes(theme) ? { "Set-Cookie": `theme=${theme}; Path=/; Max-Age=${age}; SameSite=Lax${secure}` } : {},
  });
}
