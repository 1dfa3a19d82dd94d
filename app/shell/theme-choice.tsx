import { type FormEvent, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { MoonIcon, SunIcon, SystemIcon } from "../../ui/icons.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "./language.tsx";
import { shellWords } from "./words.ts";

const themes = { system: SystemIcon, light: SunIcon, dark: MoonIcon };

function watchTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

function chooseAtOnce(event: FormEvent<HTMLFormElement>) {
  const button = (event.nativeEvent as SubmitEvent).submitter;
  if (!(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  const theme = button.value;
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  const age = theme === "system" ? 0 : 31536000;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `theme=${theme}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

export function ThemeChoice() {
  const shell = useWords(shellWords);
  const { pathname, search } = useLocation();
  const current = useSyncExternalStore(
    watchTheme,
    () => document.documentElement.dataset["theme"] ?? "system",
    () => undefined,
  );
  return (
    <form method="post" action={pathOf("theme")} onSubmit={chooseAtOnce}>
      <input type="hidden" name="to" value={pathname + search} />
      <div role="group" aria-label={shell.theme.label} className="choice">
        {(["system", "light", "dark"] as const).map((theme) => {
          const Icon = themes[theme];
          return (
            <button
              key={theme}
              name="theme"
              value={theme}
              aria-pressed={current === undefined ? undefined : current === theme}
            >
              <Icon />
              <span>{shell.theme[theme]}</span>
            </button>
          );
        })}
      </div>
    </form>
  );
}
