import { beforeAll, expect, test } from "vitest";
import { loadAllWords } from "../../shell/define-words.ts";
import { applicationForm as programmeForm } from "../../../domain/application/answers.server.ts";
import { forms, type LeadForm, leadForms } from "../../../domain/form/forms.ts";
import { languages } from "../../../platform/language/language.ts";
import { conferenceForm } from "../../conference/conference.form.server.ts";
import { contactForm } from "../../contact/contact.form.server.ts";
import { guideForm } from "../../guide/guide.form.server.ts";
import { investorForm } from "../../investor-registration/investor-registration.form.server.ts";
import { joinForm } from "../../join/join.form.server.ts";
import { applicationForm as pitchForm } from "../../../domain/pitch-session/application-form.server.ts";
import { notifyForm } from "../../pitch-session/notify.form.server.ts";
import { quizForm } from "../../quiz/quiz.form.server.ts";
import { deckRequestForm } from "../../showcases/deck-request.form.server.ts";
import { simulatorForm } from "../../simulator/simulator.form.server.ts";
import { auditForm, detailsForm } from "../../studio/audit.schema.server.ts";
import { companyIn, inOrder, excerptOf } from "./lead-summary.ts";
import { deskLeadsWords } from "./words.ts";

beforeAll(loadAllWords);

type Shape = { shape: object };
type Known = { typed: Shape[]; added?: string[] };

const payloads: Partial<Record<LeadForm, Known>> = {
  simulator: { typed: [simulatorForm], added: ["projectedRevenue", "growthMultiple"] },
  contact: { typed: [contactForm([])] },
  application: { typed: [programmeForm], added: ["intake", "changeableUntil"] },
  "application-revision": { typed: [], added: ["intake"] },
  "notify-me": { typed: [notifyForm], added: ["after"] },
  "pitch-application": {
    typed: [pitchForm({ stages: [], sectors: [], revenues: [], lookingFor: [] })],
    added: ["session", "after"],
  },
  "investor-registration": { typed: [investorForm({ types: [], tickets: [], stages: [], sectors: [] })] },
  join: { typed: [joinForm([])] },
  quiz: { typed: [quizForm([])], added: ["fullName", "score", "max", "level", "tag", "message"] },
  guide: { typed: [guideForm], added: ["fullName", "message"] },
  conference: { typed: [conferenceForm], added: ["conference", "date"] },
  "studio-audit": { typed: [auditForm, detailsForm] },
  "deck-request": { typed: [deckRequestForm([])] },
};

/** Fields that a lead's payload does not store, so that the desk needs no words for them. */
const elsewhere = new Set(["email", "marketing", "risk", "receipt", "draft", "seconds"]);

const namesOf = (form: LeadForm) => {
  const { typed, added = [] } = payloads[form] ?? { typed: [] };
  return [...forms[form].fields, ...typed.flatMap(({ shape }) => Object.keys(shape)), ...added].filter(
    (name) => !elsewhere.has(name),
  );
};

test.each(languages)("whatever a form stores has words on the desk (%s)", (lang) => {
  const { fields } = deskLeadsWords.in(lang);
  expect(leadForms.flatMap((form) => namesOf(form).filter((name) => !fields[name]))).toEqual([]);
});

test("an audit request is listed with its project and its idea", () => {
  const payload = { projectName: "Orchard", idea: "An app for cider makers." };
  expect([companyIn(payload), excerptOf(payload)]).toEqual(["Orchard", "An app for cider makers."]);
});

test("a lead is read from who sent it to what they wrote", () => {
  const payload = { topic: "coworking", message: "Two desks?", fullName: "Marie", companyName: "Étang" };
  expect(inOrder(payload).map(([name]) => name)).toEqual(["fullName", "companyName", "topic", "message"]);
});
