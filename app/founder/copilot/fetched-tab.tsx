import { type ReactNode, useEffect } from "react";
import { useFetcher } from "react-router";
import { pathOf } from "../../paths.ts";
import type { CopilotData } from "./copilot-data.server.ts";
import { CopilotTab } from "./copilot-tab.tsx";
import copilotStyles from "./copilot.css?url";

/** The tab as it stands below a window: fetched, and gone with it. */
export default function FetchedTab({ head }: { head: ReactNode }) {
  const { load, data } = useFetcher<CopilotData>();
  useEffect(() => {
    void load(pathOf("founder-dashboard"));
  }, [load]);
  if (!data) return head;
  return (
    <>
      <link rel="stylesheet" href={copilotStyles} precedence="medium" />
      <CopilotTab data={data as CopilotData} />
    </>
  );
}
