import { runnerImport } from "vite";
import type { WrittenEmail } from "../emails/email-layout.tsx";
import { type Lang, languages } from "../platform/language/language.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const shown = ({ subject, html, text }: WrittenEmail) =>
  `<details><summary>${escaped(subject)}</summary><iframe srcdoc="${escaped(html)}"></iframe><pre>${escaped(text)}</pre></details>`;

export async function emailPage() {
  const file = new URL("../e2e/sample-emails.ts", import.meta.url).pathname;
  const { module } = await runnerImport<{ sampleEmails(lang: Lang): Promise<WrittenEmail[]> }>(file, {
    configFile: false,
  });
  const lists = await Promise.all(
    languages.map(async (lang) => {
      const emails = await module.sampleEmails(lang);
      return `<section lang="${lang}"><h2>${lang}: ${emails.length}</h2>${emails.map(shown).join("")}</section>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>E-mails</title><style>
body{font:1rem/1.5 system-ui;display:grid;grid-template-columns:1fr 1fr;gap:2rem;margin:2rem}
iframe{width:100%;height:40rem;border:1px solid}pre{white-space:pre-wrap}</style><body>${lists.join("")}</body></html>`;
}
