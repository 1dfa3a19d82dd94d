import { AdPixelViews } from "./ad-pixel-views.tsx";
import type { ConsentRequest } from "./consent-prompt.server.ts";
import { ConsentBanner } from "./banner.tsx";

/** What a page shows and does about consent, once it is alive. */
export default function ConsentHere({ asked }: { asked: ConsentRequest }) {
  return (
    <>
      <ConsentBanner asked={asked} />
      {asked.adPixelId && <AdPixelViews id={asked.adPixelId} />}
    </>
  );
}
