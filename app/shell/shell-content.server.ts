import type { Content } from "../../domain/content/content.server.ts";
import { numberOf } from "../../domain/content/fact-value.ts";
import type { Lang } from "../../platform/language/language.ts";
import { formats } from "../../platform/language/format.ts";
import { sourceOf } from "./picture.ts";

const known = new WeakMap<Content, Partial<Record<Lang, ShellContent>>>();

/** Returns the content shown in the frame of every page. The result is cached for each version of the content. */
export function shellContent(content: Content, lang: Lang): ShellContent {
  const made = known.get(content) ?? {};
  known.set(content, made);
  return (made[lang] ??= readShellContent(content, lang));
}

function readShellContent(content: Content, lang: Lang) {
  const logos = content.list("logo", lang);
  return {
    banner: content.list("banner", lang).map(({ id, text, logo }) => {
      const shown = logos.find((each) => each.id === logo);
      const isSample = content.isSample("banner", id) || shown?.sample === true;
      return { id, text, isSample, logo: shown && { alt: shown.alt, src: sourceOf(shown.image, 26) } };
    }),
    duration: formats[lang].duration(numberOf(content, "offer.duration"), "month"),
    city: content.site.city,
    accessibility: content.page("accessibility", lang).statusLine,
  };
}

type ShellContent = ReturnType<typeof readShellContent>;
export type BannerItem = ShellContent["banner"][number];
