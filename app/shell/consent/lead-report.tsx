import { useEffect } from "react";
import { reportLead } from "./ad-pixel.ts";
import { useConsent } from "./use-consent.ts";

export function LeadReport({ receipt }: { receipt: string }) {
  const { prompt, hasConsent } = useConsent();
  const id = prompt?.adPixelId;
  const agreed = hasConsent("advertising");
  useEffect(() => {
    if (id && agreed) reportLead(id, receipt);
  }, [id, agreed, receipt]);
  return null;
}
