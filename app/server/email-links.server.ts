import { startResumeLink } from "../../domain/application/resume.server.ts";
import type { VisitorLetter } from "../../domain/delivery/lead-deliveries.ts";
import { startLink } from "../../domain/person/link.server.ts";
import { startSignUpLink } from "../../domain/person/sign-up.server.ts";
import { startPrivacyLink } from "../../domain/privacy/link.server.ts";
import { startExportLink } from "../../domain/privacy/request.server.ts";
import type { Db } from "../../platform/db/database.server.ts";

/** A letter leaves: from now on counts the time of the link in it, however long the letter waited. */
export async function startLinkIn(db: Db, letter: VisitorLetter) {
  if (letter.letter === "account-confirm") await startSignUpLink(db, letter.signUp);
  if (letter.letter === "password-reset" || letter.letter === "email-change") await startLink(db, letter.link);
  if (letter.letter === "application-resume") await startResumeLink(db, letter.resume);
  if (letter.letter === "privacy-link") await startPrivacyLink(db, letter.pass);
  if (letter.letter === "privacy-export") await startExportLink(db, letter.pass);
}
