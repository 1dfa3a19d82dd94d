import * as z from "zod";
import { emailField } from "../../platform/http/email-field.server.ts";
import { ticked } from "../../platform/http/fields.server.ts";
import { firstNameField } from "../../platform/http/name-fields.server.ts";
import { dateOf } from "../../domain/conference/conference-dates.server.ts";
import { submitLead } from "../../domain/lead/submission.server.ts";
import { optionsOf } from "../shell/form/lead-form.server.ts";
import { defineForm } from "../shell/form/define-form.server.ts";
import { openConference } from "./embed.server.ts";
import { conferenceWords } from "./words.ts";

export const conferenceForm = z.object({
  firstName: firstNameField,
  email: emailField,
  marketing: ticked,
});

export const conferenceActions = defineForm({
  form: "conference",
  words: (lang) => conferenceWords.in(lang),
  choices: (content, lang) => ({ conference: optionsOf(content.list("conference", lang)) }),
  schema: conferenceForm,
  async store({ db, secret, content, sender }, { firstName }) {
    const conference = openConference(content, "en");
    if (!conference) return { status: "closed" };
    const { id, startsOn } = conference;
    const payload = { firstName, conference: id, ...(startsOn && { date: dateOf(conference) }) };
    return submitLead(db, secret, { ...sender, form: "conference", payload });
  },
  receiptAt: "french-receipt",
});
