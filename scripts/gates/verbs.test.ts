import { join } from "node:path";
import { Visitor, type Function as FunctionNode, type ArrowFunctionExpression, type ParamPattern } from "oxc-parser";
import { expect, test } from "vitest";
import { NotAllowed } from "../../domain/audit/not-allowed.ts";
import type { Actor } from "../../domain/person/actor.ts";
import type { SeatRole } from "../../domain/person/seat.ts";
import type { Role } from "../../domain/person/viewer.ts";
import { isHeldBy, type TeamFunction, teamFunctions, type TeamRight } from "../../domain/team/rights.ts";
import { isTest, root, type Source, sources } from "./sources.ts";

type Verb = {
  name: string;
  file: Source;
  actor: string;
  body: unknown;
  given: ("actor" | "db" | "more" | "default")[];
};

const domain = sources.filter(({ path }) => path.startsWith("domain/") && !isTest(path));

const typeOf = (node: ParamPattern) => JSON.stringify("typeAnnotation" in node ? node.typeAnnotation : null) ?? "";

function actorIn({ params }: FunctionNode | ArrowFunctionExpression) {
  const found = params.find((each) => typeOf(each as ParamPattern).includes('"name":"Actor"'));
  return found && (found.type === "Identifier" ? found.name : "{}");
}

const givenTo = ({ params }: FunctionNode | ArrowFunctionExpression): Verb["given"] =>
  params.map((each) => {
    if (each.type === "AssignmentPattern") return "default";
    const type = typeOf(each as ParamPattern);
    return type.includes('"name":"Actor"') ? "actor" : type.includes('"name":"Db"') ? "db" : "more";
  });

/** A domain function that is itself an access check: it makes sure that its caller is still an administrator. */
const asksItself = "lockAdministrators";

/** `note` is exempt: its callers have already checked access, and a scheduled date has no actor. */
const writesDown = "note";

/** Exported domain functions with an actor; those of access.ts are left out, because they are the checks. */
const verbs = domain
  .filter(({ path }) => !path.endsWith("/access.ts"))
  .flatMap((file): Verb[] => {
    const found: Verb[] = [];
    new Visitor({
      ExportNamedDeclaration({ declaration }) {
        if (declaration?.type === "FunctionDeclaration") {
          const actor = actorIn(declaration);
          if (actor)
            found.push({
              name: declaration.id?.name ?? "",
              ...{ file, actor, body: declaration.body?.body[0], given: givenTo(declaration) },
            });
        }
        if (declaration?.type !== "VariableDeclaration") return;
        for (const { id, init } of declaration.declarations) {
          if (init?.type !== "ArrowFunctionExpression" || id.type !== "Identifier") continue;
          const actor = actorIn(init);
          if (actor) found.push({ name: id.name, file, actor, body: init.body, given: givenTo(init) });
        }
      },
    }).visit(file.program);
    return found.filter(({ name }) => name !== asksItself && name !== writesDown);
  });

test("there are verbs to look at", () => expect(verbs.length).toBeGreaterThan(80));

test.each(verbs)("$name asks first whether its caller may", ({ actor, body }) => {
  // The first statement of a verb must pass its caller (`actor`) to an access check, or to another verb that makes one.
  const handsOn = new RegExp(`"arguments":\\[.*"name":"${actor}"`).test(JSON.stringify(body));
  expect(handsOn).toBe(true);
});

const as = (role: Role, approved = true, functions: TeamFunction[] = [], seat: SeatRole = "owner"): Actor => ({
  viewer: {
    id: "someone",
    email: "a@lab.test",
    firstName: "",
    lastName: "",
    role,
    approved,
    startup: role === "founder" ? { id: "someone", role: seat } : null,
    functions,
    sessionId: "",
  },
  address: "10.0.0.1",
});
const callers = {
  owner: as("founder"),
  editor: as("founder", true, [], "editor"),
  reader: as("founder", true, [], "reader"),
  "approved investor": as("investor"),
  "pending investor": as("investor", false),
  manager: as("team", true, ["manager"]),
  reviewer: as("team", true, ["reviewer"]),
  expert: as("team", true, ["expert"]),
  "team member without a function": as("team"),
  admin: as("admin"),
};
type Caller = keyof typeof callers;
const everybody = Object.keys(callers) as Caller[];

const founders: Caller[] = ["owner", "editor", "reader"];
const editors: Caller[] = ["owner", "editor"];
const investors: Caller[] = ["approved investor", "pending investor"];

const rightOfNoun: Record<string, TeamRight> = {
  application: "applications",
  audit: "audit",
  cohort: "startups",
  colleague: "team",
  content: "content",
  copilot: "copilot",
  deal: "startups",
  deck: "startups",
  "desk-view": "desk",
  figure: "figures",
  introduction: "startups",
  investor: "accounts",
  lead: "contacts",
  meeting: "hours",
  mentor: "startups",
  newsletter: "contacts",
  outbox: "deliveries",
  person: "accounts",
  "pitch-session": "sessions",
  "session-record": "sessions",
  "session-seat": "sessions",
  "session-day": "sessions",
  "session-wish": "sessions",
  "plan-grant": "plans",
  post: "content",
  privacy: "privacy",
  publication: "startups",
  readiness: "startups",
  seat: "accounts",
  startup: "accounts",
};

/** Exceptions to `rightOfNoun`: verbs that need a different right than the other verbs in their folder. */
const rightOfVerb: Record<string, TeamRight> = {
  datesOwedToInvestors: "contacts",
  registrationsToAnswer: "contacts",
  dealIn: "score",
  declareConflict: "score",
  deliveriesAbout: "contacts",
  fileOpenTo: "score",
  liftConflict: "team",
  heldOfLeavers: "team",
  listAdministrators: "audit",
  hasDeskKeys: "desk",
  nameOfPerson: "audit",
  opensReview: "score",
  ownReviews: "score",
  plansAskedFor: "plans",
  readForReview: "score",
  recallOfLeaver: "team",
  removeLogoOf: "startups",
  reviewsDue: "score",
  submitReview: "score",
  turnDeskKeys: "desk",
};

/** Who may call each verb; unlisted verbs are for administrators and team members with the verb's right. */
const opensTo: [Caller[], string[]][] = [
  [
    founders,
    [
      ...[
        "ownApplications",
        "askCopilot",
        "readConversation",
        "keepQuestion",
        "forgetConversation",
        "reportAnswer",
        "readChatSetting",
      ],
      ...["chooseModel", "readInsights", "dismissInsight", "personalOf", "readScenarios", "recordToolUse", "lastUses"],
      ...["readChoices", "readVersion", "versionsOf", "readCapTable", "previewOf", "activityOf", "savedCheckIn"],
      ...[
        "ownMentorRequests",
        "ownPitchApplications",
        "ownSessions",
        "ownCards",
        "ownTurn",
        "wishesForStartup",
        "mayStartTrial",
        "trialUntil",
        "planToAsk",
        "readAttractiveness",
      ],
      ...[
        "readDeck",
        "refusedDeck",
        "ownClosure",
        "readOpenings",
        "readLinks",
        "readReadings",
        "ownDeckPage",
        "ownDeckFile",
      ],
      ...["readReadiness", "readReview", "readVisibility", "readFounderProfile", "readSeats"],
      ...["openInvitations", "leave", "receivedIntroductions", "waitingRequests", "blockedInvestors"],
      ...["ownMeetings", "ownMeeting", "isWatching", "afterForGuest"],
      ...["readRecipients", "previewUpdate", "updatesOf", "ownUpdate", "readDraft", "numbersToSend"],
    ],
  ],
  [
    editors,
    [
      ...["writeSections", "saveDraft", "saveScenario", "removeScenario", "saveChoices", "keepVersion", "saveCapTable"],
      ...["recordCheckIn", "importCheckIns", "setThresholds", "scan", "askReview"],
      ...["inviteFollower", "removeFollower", "sendUpdate"],
      ...[
        "answerIntroduction",
        "proposeSlots",
        "mustStillEdit",
        "blockInvestor",
        "unblockInvestor",
        "saveFounderProfile",
        "saveProfile",
        "saveLogo",
        "removeLogo",
        "uploadDeck",
        "removeDeck",
        "wishForInvestor",
        "shareAgain",
        "shareDeck",
        "giveLinks",
        "putLink",
        "cutLink",
      ],
      ...["book", "move", "cancel", "watchHours", "markMeeting", "rateMeeting", "shareFigures"],
    ],
  ],
  [
    ["owner"],
    [
      "setCard",
      "invite",
      "lockOwned",
      "mustStillOwn",
      "setRole",
      "remove",
      "close",
      "freeOwnPlaces",
      "applyToPitch",
      "startTrial",
      "endTrial",
      "publish",
      "change",
      "confirm",
      "withdraw",
    ],
  ],
  [
    ["approved investor"],
    [
      ...["dealsFor", "countDeals", "hiddenByFilters", "dealOf", "compareDeals", "stageOf", "setStage", "clearStage"],
      ...["startupsOnDesk", "addNote", "removeNote", "notesOn", "visitList", "ownFund", "sharedDeck", "sharedDeckPage"],
      ...["openSharedDeck", "askIntroduction", "answerProposal", "fundAgainAt", "leftToAsk", "sentTo", "reserveSeat"],
      ...["wishToMeet", "showToFounders", "ownWishes", "isShownToFounders"],
      ...["inviteToFund", "withdrawSeat", "acceptSeat", "readFundTeam", "leaveFund", "removeColleague"],
      ...["followStartup", "unfollow", "followedSince", "updateFor", "updatesFrom"],
    ],
  ],
  [investors, ["isOptedOut", "setOptOut", "readInvestorProfile", "saveInvestorProfile", "ownRegistrations"]],
  [
    investors,
    ["withdrawIntroduction", "sentIntroductions", "currentIntroductions", "pickSlot", "ownSeat", "leaveSeat"],
  ],
  [
    [...founders, ...investors],
    ["isNewHere", "finishOnboarding", "cancelMeeting", "sayOutcome", "lockedOwn"],
  ],
  // Everybody may call these verbs, which concern only the caller or do nothing for most callers.
  [
    everybody,
    [
      ...["openFeed", "revokeFeed", "chooseFiles", "ownFeed"],
      "accept",
      "invitationsTo",
      "recordView",
      "logoFor",
      "sessionsAppliedTo",
      "ownNotifications",
      "countUnread",
      "markRead",
      "mailChoices",
      "chooseMails",
    ],
  ],
];
function letIn({ name, file }: Verb): Caller[] {
  const listed = opensTo.find(([, names]) => names.includes(name));
  if (listed) return listed[0];
  const right = rightOfVerb[name] ?? rightOfNoun[file.path.split("/")[1] ?? ""];
  expect(right, `${file.path} has no right`).toBeDefined();
  return [...teamFunctions.filter((each) => right && isHeldBy(right, each)), "admin"];
}

/** Stands for any argument of a verb: it accepts every operation, such as property reads, calls and construction. */
const anything: unknown = new Proxy(() => {}, {
  get: (_, name) =>
    name === Symbol.iterator
      ? () => [][Symbol.iterator]()
      : name === Symbol.toPrimitive
        ? () => "1"
        : name === "then"
          ? undefined
          : anything,
  apply: () => anything,
});
class DatabaseUsed extends Error {}
/** A fake database that throws when queried: a caller who gets that far has passed the access check. */
const asked: unknown = new Proxy(
  {},
  {
    get() {
      throw new DatabaseUsed();
    },
  },
);

async function isLetIn({ name, file, given }: Verb, caller: Caller) {
  const verbs = (await import(join(root, file.path))) as Record<string, (...given: unknown[]) => unknown>;
  const by = { actor: callers[caller], db: asked, more: anything, default: undefined };
  try {
    const answer = await verbs[name]?.(...given.map((each) => by[each]));
    // An async generator checks access only when its first item is read, so the test reads one.
    if (answer && typeof answer === "object" && Symbol.asyncIterator in answer) await (answer as AsyncGenerator).next();
  } catch (error) {
    return !(error instanceof NotAllowed);
  }
  return true;
}

test.each(verbs)("$name lets in whom it is for, and nobody else", async (verb) => {
  const found: Caller[] = [];
  for (const caller of everybody) if (await isLetIn(verb, caller)) found.push(caller);
  expect(found).toEqual(letIn(verb));
});

test("every line is of a verb", () => {
  const names = verbs.map(({ name }) => name);
  expect(opensTo.flatMap(([, named]) => named).filter((name) => !names.includes(name))).toEqual([]);
});

test("nobody but an actor is told to a verb, and only a sign-in deals in viewers", () => {
  const withViewer = domain
    .filter(({ path }) => !path.startsWith("domain/person/"))
    .filter(({ imports }) => imports.some(({ target }) => target === "domain/person/viewer.ts"))
    .filter(({ program }) => /"typeName":\{[^}]*"name":"Viewer"/.test(JSON.stringify(program)));
  expect(withViewer.map(({ path }) => path)).toEqual([]);
});
