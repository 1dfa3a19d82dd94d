import { useLocation } from "react-router";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useWords } from "../shell/language.tsx";
import { NotFound } from "../shell/not-found.tsx";
import type { Route } from "./+types/unknown.page.ts";
import { areaAt } from "./desk-nav.tsx";
import { gone } from "./kit/gone.server.ts";
import { deskWords } from "./words.ts";

export const loader = ({ context }: Route.LoaderArgs) => gone(context.get(services).lang);

export default function Unknown() {
  const { nav } = useWords(deskWords);
  const area = areaAt(useLocation().pathname);
  return <NotFound back={{ to: pathOf(area), words: nav[area] }} />;
}
