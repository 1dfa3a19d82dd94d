import { lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { ToastProvider } from "../../ui/toast.tsx";
import { isPersonalUrl } from "../paths.ts";
import type { Preview } from "../context/context.server.ts";
import { useConsentPrompt } from "./consent/use-consent-prompt.ts";
import { useWords } from "./language.tsx";
import { shellWords } from "./words.ts";

/** In the browser this component is loaded on demand, because most installations of the site need no consent. */
const ConsentHere = import.meta.env.SSR
  ? (await import("./consent/consent-here.tsx")).default
  : lazy(() => import("./consent/consent-here.tsx"));

type FrameProps = { preview?: Preview | undefined; children: ReactNode };

export function Frame({ preview, children }: FrameProps) {
  const shell = useWords(shellWords);
  const { pathname, search } = useLocation();
  const prompt = useConsentPrompt();
  const isOnes = isPersonalUrl(pathname, new URLSearchParams(search));
  return (
    <ToastProvider words={shell.toast}>
      <a href="#main" className="skip">
        {shell.skip}
      </a>
      {prompt?.adPixelId && (
        // Meta's script reads the referrer, so the URL of a personal page must not be passed on to the next page.
        <meta name="referrer" content={isOnes ? "strict-origin" : "strict-origin-when-cross-origin"} />
      )}
      {prompt && (
        <Suspense>
          <ConsentHere prompt={prompt} />
        </Suspense>
      )}
      {preview && (
        <p className="status-line status-warn" role="status">
          <strong>{preview.note}</strong>{" "}
          <a href={preview.to} className="link">
            {preview.back}
          </a>
        </p>
      )}
      {children}
    </ToastProvider>
  );
}
