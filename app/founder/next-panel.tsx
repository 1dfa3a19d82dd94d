import { LinkButton, NewTabButton } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useWords } from "../shell/language.tsx";
import { founderWords } from "./words.ts";

type Way = { label: string; to: string };

type NextPanelProps = {
  title: string;
  why: string;
  /** `newTab` is the text that informs screen readers that the link opens in a new tab. */
  action?: (Way & { newTab?: string }) | undefined;
  link?: Way | undefined;
};

export function NextPanel({ title, why, action, link }: NextPanelProps) {
  const words = useWords(founderWords);
  return (
    <section className="on-sun next-panel" aria-labelledby="next-panel">
      <div>
        <p className="text-s font-semibold">{words.next.title}</p>
        <h2 id="next-panel">{title}</h2>
        <p>{why}</p>
      </div>
      {(action ?? link) && (
        <div className="next-panel-ways">
          {action &&
            (action.newTab ? (
              <NewTabButton href={action.to} note={action.newTab}>
                {action.label}
              </NewTabButton>
            ) : (
              <LinkButton to={action.to}>{action.label}</LinkButton>
            ))}
          {link && <TextLink to={link.to}>{link.label}</TextLink>}
        </div>
      )}
    </section>
  );
}
