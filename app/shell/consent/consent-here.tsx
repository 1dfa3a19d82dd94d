import { AdPixelViews } from "./ad-pixel-views.tsx";
import type { ConsentRequest } from "./consent-prompt.server.ts";
import { ConsentBanner } from "./banner.tsx";

export default function ConsentHere({ prompt }: { prompt: ConsentRequest }) {
  return (
    <>
      <ConsentBanner prompt={prompt} />
      {prompt.adPixelId && <AdPixelViews id={prompt.adPixelId} />}
    </>
  );
}
