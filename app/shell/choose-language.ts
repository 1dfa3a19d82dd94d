import { redirect } from "react-router";
import { readForm } from "../../platform/http/fields.server.ts";
import { keepLanguage } from "../../platform/language/choice.ts";
import { isLang } from "../../platform/language/language.ts";
import { services } from "../context/context.server.ts";
import type { Route } from "./+types/choose-language.ts";
import { sameSitePath } from "./same-site-path.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!form) return new Response(null, { status: 415 });
  const { lang } = form;
  const to = sameSitePath(form["to"]);
  to.searchParams.delete("lang");
  const secure = context.get(services).env.APP_URL.startsWith("https:");
  return redirect(`${to.pathname}${to.search}${to.hash}`, {
    status: 303,
    headers: isLang(lang) ? { "Set-Cookie": keepLanguage(lang, secure) } : {},
  });
}
