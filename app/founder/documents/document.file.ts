import { data } from "react-router";
import { readVersion } from "../../../domain/document/document.server.ts";
import { isDocumentKind } from "../../../domain/document/kind.ts";
import { Crowded } from "../../../platform/auth/hash-queue.server.ts";
import { services } from "../../context/context.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/document.file.ts";
import { documentFile, wantedIn } from "./file.server.ts";
import { documentWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor } = requireActor(args, "founder");
  const { kind, file } = args.params;
  const { db, env } = args.context.get(services);
  const wanted = isDocumentKind(kind) ? wantedIn(kind, file) : null;
  const version = isDocumentKind(kind) && wanted ? await readVersion(db, actor, kind, wanted.number) : null;
  if (!isDocumentKind(kind) || !wanted || !version) throw data(null, { status: 404 });
  try {
    return await documentFile(kind, version, wanted.format, actor, new URL(env.APP_URL).hostname);
  } catch (error) {
    if (!(error instanceof Crowded)) throw error;
    return new Response(documentWords.in(args.context.get(services).lang).page.crowded, {
      status: 503,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": String(error.retryAfter) },
    });
  }
}
