import * as z from "zod";
import { line } from "../../platform/http/fields.server.ts";
import { capTableLimits, type Holder, wholeShares } from "./cap-table.ts";

const name = line(capTableLimits.name, "nameTooLong").pipe(z.string().min(1, "nameRequired"));

/** Parses the rows `name1` and `shares1`, `name2` and so on; at least one row is required. */
export const capTableForm = z.record(z.string(), z.string()).transform((fields, { issues }): Holder[] => {
  const holders: Holder[] = [];
  const wrong = (path: string, message: string) =>
    issues.push({ code: "custom", path: [path], message, input: fields[path] });
  let isRefused = false;
  for (let row = 1; row <= capTableLimits.holders; row += 1) {
    const [named, typed] = [fields[`name${row}`] ?? "", fields[`shares${row}`] ?? ""];
    if (named.trim() === "" && typed.trim() === "") continue;
    const parsed = name.safeParse(named);
    const shares = wholeShares(typed);
    if (!parsed.success) wrong(`name${row}`, parsed.error.issues[0]?.message ?? "nameRequired");
    if (shares === null) wrong(`shares${row}`, "sharesInvalid");
    if (parsed.success && shares !== null) holders.push({ name: parsed.data, shares });
    else isRefused = true;
  }
  if (holders.length === 0 && !isRefused) wrong("name1", "holderRequired");
  return holders;
});
