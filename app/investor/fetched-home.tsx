import { useEffect } from "react";
import { useFetcher } from "react-router";
import { pathOf } from "../paths.ts";
import dashboardStyles from "./dashboard.css?url";
import dealStyles from "./deals/deals.css?url";
import type { HomeData } from "./home-data.server.ts";
import { InvestorHome } from "./home.tsx";

/** The dashboard as it stands below a window: fetched, and gone with it. */
export default function FetchedHome() {
  const { load, data } = useFetcher<HomeData>();
  useEffect(() => {
    void load(pathOf("investor-dashboard"));
  }, [load]);
  return (
    data && (
      <>
        <link rel="stylesheet" href={dealStyles} precedence="medium" />
        <link rel="stylesheet" href={dashboardStyles} precedence="medium" />
        <InvestorHome data={data as HomeData} />
      </>
    )
  );
}
