import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "./sources.ts";

const copy = mkdtempSync(join(tmpdir(), "lab-contributing-"));
afterAll(() => rmSync(copy, { recursive: true }));

const form: Record<string, string> = {
  "app/example/words.ts": `import { defineWords } from "../shell/define-words.ts";
export const exampleWords = defineWords({ en: () => import("./words.en.ts"), fr: () => import("./words.fr.ts") });
`,
  "app/example/words.en.ts": `const status = { title: "A", text: "B" };
const errors = { emailInvalid: { message: "A", detail: "B" } };
const receipt = { subject: "A", preview: "B", heading: "C", paragraphs: ["D"], action: "E", reason: "F" };
const labels = { title: "A", email: "B", submit: "C", sending: "D" };
export const words = { ...labels, errors, success: status, failure: status, saved: status, receipt };
`,
  "app/example/words.fr.ts": `import { words as en } from "./words.en.ts";
export const words: typeof en = { ...en, title: "A" };
`,
  "app/example/example.form.server.ts": `import * as z from "zod";
import { emailField } from "../../platform/http/email-field.server.ts";
import { ticked } from "../../platform/http/fields.server.ts";
import { defineForm } from "../shell/form/define-form.server.ts";
import { exampleWords } from "./words.ts";

export const exampleActions = defineForm({
  form: "example",
  words: (lang) => exampleWords.in(lang),
  schema: z.object({ email: emailField, marketing: ticked }),
  payload: () => ({}),
});
`,
  "app/example/example.page.tsx": `import { pathOf, sendPathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { EmailField, LeadForm } from "../shell/form/lead-form.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";
import type { Route } from "./+types/example.page.ts";
import { exampleActions } from "./example.form.server.ts";
import { exampleWords } from "./words.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(services).content.find("notice", "example", context.get(services).lang);

export const action = (args: Route.ActionArgs) => exampleActions.page(args);

export default function Example({ loaderData: notice, actionData: refused }: Route.ComponentProps) {
  const own = useWords(exampleWords);
  const form = useLeadForm({ path: sendPathOf("example"), words: own, refused });
  return (
    <LeadForm form={form} action={pathOf("example")} words={own} notice={notice}>
      <EmailField form={form} label={own.email} />
    </LeadForm>
  );
}
`,
};

const entries: [file: string, before: string, entry: string][] = [
  ["domain/form/forms.ts", "  contact: {", `  example: { label: { en: "A", fr: "A" }, tag: "A", fields: [] },\n`],
  [
    "app/public.routes.ts",
    "  about: {",
    `  example: { path: "/example", module: "example/example.page.tsx", kept: true, send: "form" },\n`,
  ],
  [
    "content/notices.ts",
    `  {\n    kind: "notice",\n    id: "contact",`,
    `  { kind: "notice", id: "example", version: 1, summary: more, more, rows: [controller, basis, rights], policy },\n`,
  ],
];

const list: Record<string, string> = {
  "app/desk/example/example.page.tsx": `import { listSubscribers } from "../../../domain/newsletter/list.server.ts";
import { pathOf } from "../../paths.ts";
import { ListPage } from "../kit/list-page.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { subscribersQuery } from "../newsletter/filter.server.ts";
import type { Route } from "./+types/example.page.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db } = requireColleague(args);
  const { filter, filters, place } = subscribersQuery(args.request);
  const { rows, ...around } = await listSubscribers(db, actor, filter, place);
  return { filters, around, rows };
}

const words = { title: "A", text: "B" };
const empty = ["A", "B"] as const;

export default function ExampleList({ loaderData }: Route.ComponentProps) {
  const columns = [{ title: "A", cell: ({ email }: { email: string }) => email }] as const;
  return <ListPage words={words} path={pathOf("admin-example")} fields={[]} {...loaderData} columns={columns} empty={empty} />;
}
`,
};

const email: Record<string, string> = {
  "emails/example.ts": `import { receiptEmail } from "./receipt-email.tsx";
const words = { subject: "A", preview: "B", heading: "C", paragraphs: ["D"], action: "E", reason: "F" };
export const example = receiptEmail({ en: words, fr: words });
`,
  "domain/conference/example.emails.server.ts": `import * as z from "zod";
import { example } from "../../emails/example.ts";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";
export const exampleEmail = defineEmail({
  name: "example",
  purpose: "other",
  schema: z.object({ lang }),
  write: (own, { branding }) => example(own.lang, branding(own.lang)),
});
`,
};

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
}

function enter(file: string, before: string, entry: string) {
  const text = readFileSync(join(copy, file), "utf8");
  expect([file, text.split(before).length]).toEqual([file, 2]);
  writeFileSync(
    join(copy, file),
    text.replace(before, () => entry + before),
  );
}

function run(bin: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, "node_modules", bin), ...args], {
    cwd: copy,
    encoding: "utf8",
  });
  return { status, output: status === 0 ? "" : stdout + stderr };
}

test("a page, a form, an e-mail and a list of the desk take what CONTRIBUTING says", { timeout: 300_000 }, () => {
  for (const folder of ["app", "content", "db", "domain", "emails", "platform", "scripts", "ui"])
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  for (const file of ["package.json", "react-router.config.ts", "vite.config.ts"])
    cpSync(join(root, file), join(copy, file));
  const types = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8")) as { include: string[] };
  const include = types.include.filter((folder) => folder !== "scripts" && folder !== "e2e");
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify({ ...types, include }));
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

  expect(Object.keys(form)).toHaveLength(5);
  write({ ...form, ...list, ...email });
  for (const entry of entries) enter(...entry);
  enter(
    "app/desk.routes.ts",
    `  "admin-leads": {`,
    `  "admin-example": { path: "/admin/example", module: "desk/example/example.page.tsx", right: "contacts" },\n`,
  );
  expect(run("@react-router/dev/bin.cjs", "typegen")).toEqual({ status: 0, output: "" });
  expect(run("typescript/bin/tsc", "--noEmit", "--pretty", "false")).toEqual({ status: 0, output: "" });
});
