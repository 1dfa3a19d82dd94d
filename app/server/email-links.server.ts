import { accessTokenFor } from "../../domain/application/access-token.server.ts";
import { writeInvitation } from "../../domain/colleague/invitation.server.ts";
import { deckLinkToken } from "../../domain/deck/link-token.server.ts";
import type { MailLinkKind, Stoppable } from "../../domain/delivery/email-context.ts";
import { followToken } from "../../domain/follow/link.server.ts";
import { fundToken } from "../../domain/fund/link.server.ts";
import { mailsKey, readingLink } from "../../domain/guide/guide-link.server.ts";
import { stopKey } from "../../domain/mail-stop/mail-stop.server.ts";
import { writeToken } from "../../domain/newsletter/token.server.ts";
import { writeLink } from "../../domain/person/link.server.ts";
import { invitationToken } from "../../domain/seat/link.server.ts";
import { guestToken } from "../../domain/session-seat/guest.server.ts";
import { pathOf } from "../paths.ts";

/** Returns the path of a link in an e-mail. Most of these paths contain a secret token. */
export function mailedPath(to: MailLinkKind, id: string, secret: string) {
  switch (to) {
    case "application":
      return pathOf("application-status", { accessToken: accessTokenFor(to, id, secret) });
    case "application-account":
      return pathOf(to, { accessToken: accessTokenFor("application", id, secret) });
    case "application-resume":
      return pathOf("application-resume-link", { accessToken: accessTokenFor(to, id, secret) });
    case "application-revision":
      return pathOf(to, { accessToken: accessTokenFor(to, id, secret) });
    case "privacy-link":
      return pathOf("my-data-link", { accessToken: accessTokenFor(to, id, secret) });
    case "privacy-export":
      return pathOf("my-data-export", { accessToken: accessTokenFor(to, id, secret) });
    case "privacy-erasure":
      return pathOf("my-data-erasure", { accessToken: accessTokenFor(to, id, secret) });
    case "guide-reading":
      return pathOf(to, { link: readingLink(id, secret) });
    case "newsletter-confirm":
      return pathOf(to, { token: writeToken(secret, "confirm", id) });
    case "team-invitation":
      return pathOf("join-team", { token: writeInvitation(secret, id) });
    case "account-confirm":
      return pathOf(to, { token: writeLink(secret, "sign-up", id) });
    case "password-reset":
      return pathOf("new-password", { token: writeLink(secret, "reset", id) });
    case "deck-link":
      return pathOf("deck-link", { link: deckLinkToken(secret, id) });
    case "seat-invitation":
      return pathOf("invitation", { token: invitationToken(secret, id) });
    case "meeting":
      return pathOf("founder-meeting", { id });
    case "hours":
      return pathOf("founder-hours-host", { host: id });
    case "fund-invitation":
      return pathOf(to, { token: fundToken(secret, id) });
    case "follow-invitation":
      return pathOf(to, { token: followToken(secret, id) });
    case "session-seat":
      return pathOf("session-seat", { token: guestToken(secret, id) });
    case "email-change":
      return pathOf(to, { token: writeLink(secret, "email", id) });
  }
}

export function stopPath({ kind, id, email }: Stoppable, secret: string) {
  switch (kind) {
    case "newsletter":
      return pathOf("newsletter-unsubscribe", { token: writeToken(secret, "unsubscribe", id) });
    case "guide":
      return pathOf("guide-mails", { key: mailsKey(id, secret) });
    default:
      return pathOf("mail-stop", { kind, key: stopKey(secret, kind, { id, email }) });
  }
}
