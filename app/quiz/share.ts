import { redirect } from "react-router";
import { leadOfReceipt } from "../../domain/lead/receipt.server.ts";
import { pictureOf } from "../../domain/quiz/shared-result.server.ts";
import { quizPicturePath } from "../paths.ts";
import { services } from "../context/context.server.ts";
import type { Route } from "./+types/share.ts";

/** Redirects from the URL with the private receipt to the public URL of the result's picture. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret } = context.get(services);
  const lead = await leadOfReceipt(db, params.receipt);
  if (lead?.form !== "quiz") return new Response(null, { status: 404 });
  throw redirect(quizPicturePath(pictureOf(secret, lead.id)), 303);
}
