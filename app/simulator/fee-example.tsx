import { formats } from "../../platform/language/format.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { FeeExample as Facts } from "./fee.server.ts";
import { feeWords } from "./fee-words.ts";

export function FeeExample({ example }: { example: Facts }) {
  const { lang } = useLanguage();
  const fee = useWords(feeWords);
  const { money, percent, range } = formats[lang];
  const { revenue, share, owed, upfront, between, fixed } = example;
  return (
    <section className="fee">
      <h2>
        {fee.title} <span className="mark">{fee.example}</span>
      </h2>
      <p className="text-s">{fee.brings(money(revenue))}</p>
      <p className="fee-bar" style={{ "--ours": owed / revenue }}>
        <b>{fee.stays(money(revenue - owed))}</b> <b>{money(owed)}</b>
      </p>
      <p className="fee-share">{fee.share(percent(share))}</p>
      <p className="note">
        {fee.terms(money(upfront), range(between.from, between.to, percent))}{" "}
        {fixed !== null && fee.other(money(fixed))} <TextLink to={pathOf("pricing")}>{fee.pricing}</TextLink>
      </p>
    </section>
  );
}
