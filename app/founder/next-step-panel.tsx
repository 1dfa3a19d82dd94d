import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { copilotWords } from "./copilot/words.ts";
import { NextPanel } from "./next-panel.tsx";
import type { Action } from "./next-step.ts";
import { founderWords } from "./words.ts";

const numbers = (part: string) => `${pathOf("founder-check-in")}#${part}`;

export function NextStepPanel({ action }: { action: Action }) {
  const own = useWords(founderWords);
  const words = own.next;
  const { changes } = useWords(copilotWords);
  const thresholds = { label: words.thresholds, to: numbers("seuils") };
  switch (action.what) {
    case "slots": {
      const to = `${pathOf("application-status", { accessToken: action.accessToken })}#time`;
      return <NextPanel {...words.slots} action={{ label: words.slots.action, to }} />;
    }
    case "runway":
      return (
        <NextPanel
          title={words.runway.title(action.floor)}
          why={words.runway.why(action)}
          action={{ label: words.runway.action, to: numbers("scenarios") }}
          link={action.isCritical ? thresholds : { label: words.floor, to: numbers("seuils") }}
        />
      );
    case "cash":
    case "churn":
    case "cac":
      return (
        <NextPanel
          title={words[action.what].title}
          why={words[action.what].why(action.figure, action.threshold)}
          action={{
            label: words[action.what].action,
            to: numbers(action.what === "cash" ? "scenarios" : "history"),
          }}
          link={thresholds}
        />
      );
    case "check-in": {
      const { month, due, isFirst, isLate } = action;
      const checkIn = words["check-in"];
      return (
        <NextPanel
          title={isFirst ? checkIn.first : checkIn.title(month)}
          why={isFirst ? checkIn.firstWhy : isLate ? checkIn.lateWhy(due) : checkIn.why(due)}
          action={{ label: checkIn.action, to: pathOf("founder-check-in") }}
        />
      );
    }
    case "profile":
      return (
        <NextPanel
          title={words.profile.title}
          why={words.profile.why(action.missing)}
          action={{ label: words.profile.action, to: pathOf("founder-profile", { step: action.step }) }}
        />
      );
    case "chat":
      return (
        <NextPanel {...words.chat} action={{ label: words.chat.action, to: action.link, newTab: own.chat.newTab }} />
      );
    case "scan":
      return <NextPanel {...words.scan} action={{ label: words.scan.action, to: pathOf("founder-readiness") }} />;
    case "publish":
      return (
        <NextPanel {...words.publish} action={{ label: words.publish.action, to: pathOf("founder-visibility") }} />
      );
    case "apply":
      return (
        <NextPanel
          {...(action.again ? words.applyAgain : words.apply)}
          action={{ label: words.apply.action, to: pathOf("application") }}
        />
      );
    case "answer":
      return (
        <NextPanel
          title={changes.requests(action.count)}
          why={changes.answerBy(action.count, action.until, action.hasProposal)}
          action={{ label: changes.see.requests, to: pathOf("founder-introductions") }}
        />
      );
    case "rest":
      return <NextPanel title={words.rest[action.whose]} why={words.rest.next(action.month, action.from)} />;
  }
}
