import type { StuckFor } from "../../../domain/outbox/cause.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { listPath } from "../kit/list-address.ts";
import { deskDeliveriesWords } from "./words.ts";
import { deskWords } from "../words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

export function StuckCauses({ stuck }: { stuck: StuckFor[] }) {
  const { causes } = useWords(deskWords).delivery;
  const words = useWords(deskDeliveriesWords).stuck;
  const { count: inDigits, moment } = formats[useLanguage().lang];
  const of = (count: number) => (count >= 1_000 ? `${inDigits(1_000)}+` : inDigits(count));
  if (stuck.length === 0) return null;
  return (
    <section className="desk-panel" aria-labelledby="stuck">
      <h2 id="stuck">{words.title}</h2>
      <ul className="desk-log">
        {stuck.map(({ cause, count, since, behind }) => (
          <li key={cause}>
            <strong>
              {causes[cause]} ({of(count)})
            </strong>
            {behind > 0 && <p>{words.behind(count, behind, inDigits(behind))}</p>}
            <p>{words.todo[cause]}</p>
            <span className="desk-sub">{words.since(moment(new Date(since)))}</span>
            <PostForm className="desk-buttons" preventScrollReset>
              <input type="hidden" name="cause" value={cause} />
              {/* E-mails to people who opted out must not be sent again. */}
              {cause !== "mail-suppressed" && (
                <Button type="submit" name="intent" value="retry-all" look="secondary" small>
                  {words.again(of(count))}
                </Button>
              )}
              <TextLink
                to={listPath(pathOf("admin-deliveries"), { state: "stuck", cause })}
                aria-label={`${words.show}, ${causes[cause]}`}
              >
                {words.show}
              </TextLink>
            </PostForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
