import { useEffect } from "react";
import { useLocation } from "react-router";
import { variesByQuery, keptPageAt } from "../../paths.ts";
import { forgetAdPixel, reportView } from "./ad-pixel.ts";
import { useConsent } from "./use-consent.ts";

/**
 * Reports views of public pages to Meta for visitors who consented to advertising. Personal pages are never reported.
 */
export function AdPixelViews({ id }: { id: string }) {
  const { hasConsent, isAlive } = useConsent();
  const { pathname, search } = useLocation();
  const keys = new URLSearchParams(search);
  const publicPage = keptPageAt(pathname) !== undefined && !variesByQuery(pathname, keys) ? pathname : undefined;
  const agreed = hasConsent("advertising");
  useEffect(() => {
    if (!isAlive) return;
    if (!agreed) forgetAdPixel();
    else if (publicPage) reportView(id);
  }, [id, agreed, isAlive, publicPage]);
  return null;
}
