import { expect, test } from "vitest";
import { privacyEmail } from "../../emails/privacy.tsx";
import { emailContext } from "../../e2e/emails.ts";
import { privacy } from "../../content/pages/privacy.ts";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

const kept = {
  en: { proofs: /proof/, log: /security log/, digest: /code|digest/, backup: /earlier backup/, trial: /free month/ },
  fr: {
    proofs: /preuve/,
    log: /journal de sécurité/,
    digest: /empreinte/,
    backup: /sauvegarde antérieure/,
    trial: /mois gratuit/,
  },
};

test.each(["en", "fr"] as const)(
  "what an erasure leaves is the same on each page and in the mail, in %s",
  async (lang) => {
    const times = { link: "24 h", proofs: "5 y", log: "12 m" };
    const { text } = await privacyEmail("privacy-erased", lang, emailContext.branding(lang), times);
    const page = { en, fr }[lang].open.eraseKept("5 y", "12 m");
    const policy = JSON.stringify(privacy.sections);
    for (const [what, named] of Object.entries(kept[lang]))
      for (const said of [text.replaceAll(/\s+/g, " "), page, policy]) expect(said, what).toMatch(named);
  },
);
