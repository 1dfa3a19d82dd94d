import type { RouterContextProvider } from "react-router";
import { readApplication } from "../../domain/application/application.server.ts";
import { intakeRule } from "../../domain/application/facts.server.ts";
import { closesAt, intakeNamed } from "../../domain/application/intake.ts";
import { opens } from "../../domain/application/access-token.server.ts";
import { services } from "../context/context.server.ts";

export async function applicationAt(accessToken: string | undefined, context: Readonly<RouterContextProvider>) {
  const { db, secret, content } = context.get(services);
  const id = opens("application", accessToken, secret);
  const found = id && (await readApplication(db, id));
  if (!found) return undefined;
  const intake = intakeNamed(found.intake, intakeRule(content));
  return { ...found, intake, isOpen: closesAt(intake) > new Date() };
}
