import { useEffect } from "react";
import { useLocation } from "react-router";
import { keptPageAt } from "../../paths.ts";
import { forgetAdPixel, reportView } from "./ad-pixel.ts";
import { useConsent } from "./use-consent.ts";

/** Reports the public pages that a visitor opens who agreed to advertising; those made for one person never. */
export function AdPixelViews({ id }: { id: string }) {
  const { hasConsent, isAlive } = useConsent();
  const { pathname } = useLocation();
  const agreed = hasConsent("advertising");
  useEffect(() => {
    if (!isAlive) return;
    if (!agreed) forgetAdPixel();
    else if (keptPageAt(pathname)) reportView(id);
  }, [id, agreed, isAlive, pathname]);
  return null;
}
